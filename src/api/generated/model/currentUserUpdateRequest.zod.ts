/**
 * Generated from openapi/ by `npm run generate`. Do not edit.
 */
import * as zod from 'zod/mini';
import { LanguageTag } from './languageTag.zod.ts';

export const currentUserUpdateRequestFirstNameMax = 255;


export const currentUserUpdateRequestFirstNameRegExp = new RegExp('^\\s*\\S[\\s\\S]*$');
export const currentUserUpdateRequestLastNameMax = 255;


export const currentUserUpdateRequestLastNameRegExp = new RegExp('^\\s*\\S[\\s\\S]*$');
export const currentUserUpdateRequestPasswordMin = 8;
export const currentUserUpdateRequestPasswordMax = 200;



export const CurrentUserUpdateRequest = /*#__PURE__*/ zod.object({
  "firstName": /*#__PURE__*/ zod.optional(/*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.minLength(1)).check(/*#__PURE__*/ zod.maxLength(currentUserUpdateRequestFirstNameMax)).check(/*#__PURE__*/ zod.regex(currentUserUpdateRequestFirstNameRegExp))),
  "lastName": /*#__PURE__*/ zod.optional(/*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.minLength(1)).check(/*#__PURE__*/ zod.maxLength(currentUserUpdateRequestLastNameMax)).check(/*#__PURE__*/ zod.regex(currentUserUpdateRequestLastNameRegExp))),
  "locale": /*#__PURE__*/ zod.optional(LanguageTag),
  "password": /*#__PURE__*/ zod.optional(/*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.minLength(currentUserUpdateRequestPasswordMin)).check(/*#__PURE__*/ zod.maxLength(currentUserUpdateRequestPasswordMax)))
});

export type CurrentUserUpdateRequest = zod.input<typeof CurrentUserUpdateRequest>;
export type CurrentUserUpdateRequestOutput = zod.output<typeof CurrentUserUpdateRequest>;
