/**
 * Generated from openapi/ by `npm run generate`. Do not edit.
 */
import * as zod from 'zod/mini';
import { Username } from './username.zod.ts';



export const adminUserRequestFirstNameRegExp = new RegExp('\\S');


export const adminUserRequestLastNameRegExp = new RegExp('\\S');


export const AdminUserRequest = /*#__PURE__*/ zod.object({
  "firstName": /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.minLength(1)).check(/*#__PURE__*/ zod.regex(adminUserRequestFirstNameRegExp)),
  "lastName": /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.minLength(1)).check(/*#__PURE__*/ zod.regex(adminUserRequestLastNameRegExp)),
  "username": Username
});

export type AdminUserRequest = zod.input<typeof AdminUserRequest>;
export type AdminUserRequestOutput = zod.output<typeof AdminUserRequest>;
