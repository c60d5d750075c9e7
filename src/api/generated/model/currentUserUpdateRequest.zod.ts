/**
 * Generated from openapi/ by `npm run generate`. Do not edit.
 */
import * as zod from 'zod/mini';
import { LanguageTag } from './languageTag.zod.ts';



export const currentUserUpdateRequestPasswordMin = 8;



export const CurrentUserUpdateRequest = /*#__PURE__*/ zod.object({
  "firstName": /*#__PURE__*/ zod.optional(/*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.minLength(1))),
  "lastName": /*#__PURE__*/ zod.optional(/*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.minLength(1))),
  "locale": LanguageTag,
  "password": /*#__PURE__*/ zod.optional(/*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.minLength(currentUserUpdateRequestPasswordMin)))
});

export type CurrentUserUpdateRequest = zod.input<typeof CurrentUserUpdateRequest>;
export type CurrentUserUpdateRequestOutput = zod.output<typeof CurrentUserUpdateRequest>;
