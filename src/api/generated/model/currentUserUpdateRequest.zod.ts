/**
 * Generated from openapi/ by `npm run generate`. Do not edit.
 */
import * as zod from 'zod/mini';
import { LanguageTag } from './languageTag.zod.ts';



export const currentUserUpdateRequestFirstNameRegExp = new RegExp('\\S');


export const currentUserUpdateRequestLastNameRegExp = new RegExp('\\S');
export const currentUserUpdateRequestPasswordMin = 8;



export const CurrentUserUpdateRequest = /*#__PURE__*/ zod.object({
  "firstName": /*#__PURE__*/ zod.optional(/*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.minLength(1)).check(/*#__PURE__*/ zod.regex(currentUserUpdateRequestFirstNameRegExp))),
  "lastName": /*#__PURE__*/ zod.optional(/*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.minLength(1)).check(/*#__PURE__*/ zod.regex(currentUserUpdateRequestLastNameRegExp))),
  "locale": /*#__PURE__*/ zod.optional(LanguageTag),
  "password": /*#__PURE__*/ zod.optional(/*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.minLength(currentUserUpdateRequestPasswordMin)))
});

export type CurrentUserUpdateRequest = zod.input<typeof CurrentUserUpdateRequest>;
export type CurrentUserUpdateRequestOutput = zod.output<typeof CurrentUserUpdateRequest>;
