/**
 * Generated from openapi/ by `npm run generate`. Do not edit.
 */
import * as zod from 'zod/mini';

export const searchEnterprisesParamsSearchMax = 200;

export const searchEnterprisesParamsPageDefault = 0;
export const searchEnterprisesParamsPageMin = 0;

export const searchEnterprisesParamsSizeDefault = 20;
export const searchEnterprisesParamsSizeMax = 1000;

export const searchEnterprisesParamsSortItemMax = 64;


export const searchEnterprisesParamsSortItemRegExp = new RegExp('^(id|name|token),(asc|desc)$');
export const searchEnterprisesParamsSortMax = 5;


export const SearchEnterprisesParams = /*#__PURE__*/ zod.object({
  "search": /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.minLength(1)).check(/*#__PURE__*/ zod.maxLength(searchEnterprisesParamsSearchMax)),
  "page": /*#__PURE__*/ zod._default(/*#__PURE__*/ zod.int().check(/*#__PURE__*/ zod.gte(searchEnterprisesParamsPageMin)), searchEnterprisesParamsPageDefault),
  "size": /*#__PURE__*/ zod._default(/*#__PURE__*/ zod.int().check(/*#__PURE__*/ zod.gte(1)).check(/*#__PURE__*/ zod.lte(searchEnterprisesParamsSizeMax)), searchEnterprisesParamsSizeDefault),
  "sort": /*#__PURE__*/ zod.optional(/*#__PURE__*/ zod.array(/*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.maxLength(searchEnterprisesParamsSortItemMax)).check(/*#__PURE__*/ zod.regex(searchEnterprisesParamsSortItemRegExp))).check(/*#__PURE__*/ zod.maxLength(searchEnterprisesParamsSortMax)))
})

export type SearchEnterprisesParams = zod.input<typeof SearchEnterprisesParams>;
export type SearchEnterprisesParamsOutput = zod.output<typeof SearchEnterprisesParams>;
