/**
 * Generated from openapi/ by `npm run generate`. Do not edit.
 */
import * as zod from 'zod/mini';

export const newPasswordRequestUuidMax = 255;

export const newPasswordRequestNewPasswordMax = 200;

export const newPasswordRequestConfirmNewPasswordMax = 200;



export const NewPasswordRequest = /*#__PURE__*/ zod.object({
  "uuid": /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.minLength(1)).check(/*#__PURE__*/ zod.maxLength(newPasswordRequestUuidMax)),
  "newPassword": /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.minLength(1)).check(/*#__PURE__*/ zod.maxLength(newPasswordRequestNewPasswordMax)),
  "confirmNewPassword": /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.minLength(1)).check(/*#__PURE__*/ zod.maxLength(newPasswordRequestConfirmNewPasswordMax))
});

export type NewPasswordRequest = zod.input<typeof NewPasswordRequest>;
export type NewPasswordRequestOutput = zod.output<typeof NewPasswordRequest>;
