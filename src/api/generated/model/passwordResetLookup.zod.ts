/**
 * Generated from openapi/ by `npm run generate`. Do not edit.
 */
import * as zod from 'zod/mini';

export const PasswordResetLookup = /*#__PURE__*/ zod.object({
  "successful": /*#__PURE__*/ zod.boolean(),
  "message": /*#__PURE__*/ zod.nullish(/*#__PURE__*/ zod.string())
});

export type PasswordResetLookup = zod.input<typeof PasswordResetLookup>;
export type PasswordResetLookupOutput = zod.output<typeof PasswordResetLookup>;
