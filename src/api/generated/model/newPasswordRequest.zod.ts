/**
 * Generated from openapi/ by `npm run generate`. Do not edit.
 */
import * as zod from 'zod/mini';






export const NewPasswordRequest = /*#__PURE__*/ zod.object({
  "uuid": /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.minLength(1)),
  "newPassword": /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.minLength(1)),
  "confirmNewPassword": /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.minLength(1))
});

export type NewPasswordRequest = zod.input<typeof NewPasswordRequest>;
export type NewPasswordRequestOutput = zod.output<typeof NewPasswordRequest>;
