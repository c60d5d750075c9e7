/**
 * Generated from openapi/ by `npm run generate`. Do not edit.
 */
import * as zod from 'zod/mini';

export const searchUsersParamsSearchMax = 200;

export const searchUsersParamsPageDefault = 0;
export const searchUsersParamsPageMin = 0;

export const searchUsersParamsSizeDefault = 20;
export const searchUsersParamsSizeMax = 1000;

export const searchUsersParamsSortItemMax = 64;


export const searchUsersParamsSortItemRegExp = new RegExp('^(id|firstName|lastName|username|enterprise\\.name),(asc|desc)$');
export const searchUsersParamsSortMax = 5;


export const SearchUsersParams = /*#__PURE__*/ zod.object({
  "search": /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.minLength(1)).check(/*#__PURE__*/ zod.maxLength(searchUsersParamsSearchMax)),
  "page": /*#__PURE__*/ zod._default(/*#__PURE__*/ zod.int().check(/*#__PURE__*/ zod.gte(searchUsersParamsPageMin)), searchUsersParamsPageDefault),
  "size": /*#__PURE__*/ zod._default(/*#__PURE__*/ zod.int().check(/*#__PURE__*/ zod.gte(1)).check(/*#__PURE__*/ zod.lte(searchUsersParamsSizeMax)), searchUsersParamsSizeDefault),
  "sort": /*#__PURE__*/ zod.optional(/*#__PURE__*/ zod.array(/*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.maxLength(searchUsersParamsSortItemMax)).check(/*#__PURE__*/ zod.regex(searchUsersParamsSortItemRegExp))).check(/*#__PURE__*/ zod.maxLength(searchUsersParamsSortMax)))
})

export type SearchUsersParams = zod.input<typeof SearchUsersParams>;
export type SearchUsersParamsOutput = zod.output<typeof SearchUsersParams>;
