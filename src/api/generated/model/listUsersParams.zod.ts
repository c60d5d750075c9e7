/**
 * Generated from openapi/ by `npm run generate`. Do not edit.
 */
import * as zod from 'zod/mini';

export const listUsersParamsPageDefault = 0;
export const listUsersParamsPageMin = 0;

export const listUsersParamsSizeDefault = 20;
export const listUsersParamsSizeMax = 1000;

export const listUsersParamsSortItemMax = 64;


export const listUsersParamsSortItemRegExp = new RegExp('^(id|firstName|lastName|username|enterprise\\.name),(asc|desc)$');
export const listUsersParamsSortMax = 5;


export const ListUsersParams = /*#__PURE__*/ zod.object({
  "page": /*#__PURE__*/ zod._default(/*#__PURE__*/ zod.int().check(/*#__PURE__*/ zod.gte(listUsersParamsPageMin)), listUsersParamsPageDefault),
  "size": /*#__PURE__*/ zod._default(/*#__PURE__*/ zod.int().check(/*#__PURE__*/ zod.gte(1)).check(/*#__PURE__*/ zod.lte(listUsersParamsSizeMax)), listUsersParamsSizeDefault),
  "sort": /*#__PURE__*/ zod.optional(/*#__PURE__*/ zod.array(/*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.maxLength(listUsersParamsSortItemMax)).check(/*#__PURE__*/ zod.regex(listUsersParamsSortItemRegExp))).check(/*#__PURE__*/ zod.maxLength(listUsersParamsSortMax)))
})

export type ListUsersParams = zod.input<typeof ListUsersParams>;
export type ListUsersParamsOutput = zod.output<typeof ListUsersParams>;
