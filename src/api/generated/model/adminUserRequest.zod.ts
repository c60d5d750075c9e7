/**
 * Generated from openapi/ by `npm run generate`. Do not edit.
 */
import * as zod from 'zod/mini';
import { Username } from './username.zod.ts';

export const adminUserRequestFirstNameMax = 255;


export const adminUserRequestFirstNameRegExp = new RegExp('^\\s*\\S[\\s\\S]*$');
export const adminUserRequestLastNameMax = 255;


export const adminUserRequestLastNameRegExp = new RegExp('^\\s*\\S[\\s\\S]*$');


export const AdminUserRequest = /*#__PURE__*/ zod.object({
  "firstName": /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.minLength(1)).check(/*#__PURE__*/ zod.maxLength(adminUserRequestFirstNameMax)).check(/*#__PURE__*/ zod.regex(adminUserRequestFirstNameRegExp)),
  "lastName": /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.minLength(1)).check(/*#__PURE__*/ zod.maxLength(adminUserRequestLastNameMax)).check(/*#__PURE__*/ zod.regex(adminUserRequestLastNameRegExp)),
  "username": Username
});

export type AdminUserRequest = zod.input<typeof AdminUserRequest>;
export type AdminUserRequestOutput = zod.output<typeof AdminUserRequest>;
