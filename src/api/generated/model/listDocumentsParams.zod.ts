/**
 * Generated from openapi/ by `npm run generate`. Do not edit.
 */
import * as zod from 'zod/mini';

export const listDocumentsParamsPageDefault = 0;
export const listDocumentsParamsPageMin = 0;

export const listDocumentsParamsSizeDefault = 20;
export const listDocumentsParamsSizeMax = 1000;

export const listDocumentsParamsSortItemMax = 64;


export const listDocumentsParamsSortItemRegExp = new RegExp('^(topic|slug|sortOrder|locale\\.languageTag),(asc|desc)$');
export const listDocumentsParamsSortMax = 5;


export const ListDocumentsParams = /*#__PURE__*/ zod.object({
  "page": /*#__PURE__*/ zod._default(/*#__PURE__*/ zod.int().check(/*#__PURE__*/ zod.gte(listDocumentsParamsPageMin)), listDocumentsParamsPageDefault),
  "size": /*#__PURE__*/ zod._default(/*#__PURE__*/ zod.int().check(/*#__PURE__*/ zod.gte(1)).check(/*#__PURE__*/ zod.lte(listDocumentsParamsSizeMax)), listDocumentsParamsSizeDefault),
  "sort": /*#__PURE__*/ zod.optional(/*#__PURE__*/ zod.array(/*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.maxLength(listDocumentsParamsSortItemMax)).check(/*#__PURE__*/ zod.regex(listDocumentsParamsSortItemRegExp))).check(/*#__PURE__*/ zod.maxLength(listDocumentsParamsSortMax)))
})

export type ListDocumentsParams = zod.input<typeof ListDocumentsParams>;
export type ListDocumentsParamsOutput = zod.output<typeof ListDocumentsParams>;
