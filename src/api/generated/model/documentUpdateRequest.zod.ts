/**
 * Generated from openapi/ by `npm run generate`. Do not edit.
 */
import * as zod from 'zod/mini';
import { LanguageTag } from './languageTag.zod.ts';

export const documentUpdateRequestTopicMax = 255;


export const documentUpdateRequestTopicRegExp = new RegExp('^\\s*\\S[\\s\\S]*$');
export const documentUpdateRequestSlugMax = 255;


export const documentUpdateRequestSlugRegExp = new RegExp('^(?!\\.{1,2}$)[^\\sA-Z/?#]+$');
export const documentUpdateRequestContentMax = 1000000;



export const DocumentUpdateRequest = /*#__PURE__*/ zod.object({
  "topic": /*#__PURE__*/ zod.optional(/*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.minLength(1)).check(/*#__PURE__*/ zod.maxLength(documentUpdateRequestTopicMax)).check(/*#__PURE__*/ zod.regex(documentUpdateRequestTopicRegExp))),
  "slug": /*#__PURE__*/ zod.optional(/*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.minLength(1)).check(/*#__PURE__*/ zod.maxLength(documentUpdateRequestSlugMax)).check(/*#__PURE__*/ zod.regex(documentUpdateRequestSlugRegExp))),
  "sortOrder": /*#__PURE__*/ zod.nullish(/*#__PURE__*/ zod.number()),
  "content": /*#__PURE__*/ zod.optional(/*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.maxLength(documentUpdateRequestContentMax))),
  "locale": /*#__PURE__*/ zod.optional(LanguageTag)
});

export type DocumentUpdateRequest = zod.input<typeof DocumentUpdateRequest>;
export type DocumentUpdateRequestOutput = zod.output<typeof DocumentUpdateRequest>;
