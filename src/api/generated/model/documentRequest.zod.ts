/**
 * Generated from openapi/ by `npm run generate`. Do not edit.
 */
import * as zod from 'zod/mini';
import { LanguageTag } from './languageTag.zod.ts';

export const documentRequestTopicMax = 255;


export const documentRequestTopicRegExp = new RegExp('^\\s*\\S[\\s\\S]*$');
export const documentRequestSlugMax = 255;


export const documentRequestSlugRegExp = new RegExp('^(?!\\.{1,2}$)[^\\sA-Z/?#]+$');
export const documentRequestContentMax = 1000000;



export const DocumentRequest = /*#__PURE__*/ zod.object({
  "topic": /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.minLength(1)).check(/*#__PURE__*/ zod.maxLength(documentRequestTopicMax)).check(/*#__PURE__*/ zod.regex(documentRequestTopicRegExp)),
  "slug": /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.minLength(1)).check(/*#__PURE__*/ zod.maxLength(documentRequestSlugMax)).check(/*#__PURE__*/ zod.regex(documentRequestSlugRegExp)),
  "sortOrder": /*#__PURE__*/ zod.nullish(/*#__PURE__*/ zod.number()),
  "content": /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.maxLength(documentRequestContentMax)),
  "locale": LanguageTag
});

export type DocumentRequest = zod.input<typeof DocumentRequest>;
export type DocumentRequestOutput = zod.output<typeof DocumentRequest>;
