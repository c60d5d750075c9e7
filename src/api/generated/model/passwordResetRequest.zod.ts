/**
 * Generated from openapi/ by `npm run generate`. Do not edit.
 */
import * as zod from 'zod/mini';
import { Username } from './username.zod.ts';

export const PasswordResetRequest = /*#__PURE__*/ zod.object({
  "username": Username
});

export type PasswordResetRequest = zod.input<typeof PasswordResetRequest>;
export type PasswordResetRequestOutput = zod.output<typeof PasswordResetRequest>;
