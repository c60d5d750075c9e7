/**
 * Generated from openapi/ by `npm run generate`. Do not edit.
 */
import * as zod from 'zod/mini';

export const SignInResult = /*#__PURE__*/ zod.object({
  "token": /*#__PURE__*/ zod.string()
});

export type SignInResult = zod.input<typeof SignInResult>;
export type SignInResultOutput = zod.output<typeof SignInResult>;
