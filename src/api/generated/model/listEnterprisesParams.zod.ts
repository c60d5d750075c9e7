/**
 * Generated from openapi/ by `npm run generate`. Do not edit.
 */
import * as zod from 'zod/mini';

export const listEnterprisesParamsPageDefault = 0;
export const listEnterprisesParamsPageMin = 0;

export const listEnterprisesParamsSizeDefault = 20;
export const listEnterprisesParamsSizeMax = 1000;

export const listEnterprisesParamsSortItemMax = 64;


export const listEnterprisesParamsSortItemRegExp = new RegExp('^(id|name|token),(asc|desc)$');
export const listEnterprisesParamsSortMax = 5;


export const ListEnterprisesParams = /*#__PURE__*/ zod.object({
  "page": /*#__PURE__*/ zod._default(/*#__PURE__*/ zod.int().check(/*#__PURE__*/ zod.gte(listEnterprisesParamsPageMin)), listEnterprisesParamsPageDefault),
  "size": /*#__PURE__*/ zod._default(/*#__PURE__*/ zod.int().check(/*#__PURE__*/ zod.gte(1)).check(/*#__PURE__*/ zod.lte(listEnterprisesParamsSizeMax)), listEnterprisesParamsSizeDefault),
  "sort": /*#__PURE__*/ zod.optional(/*#__PURE__*/ zod.array(/*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.maxLength(listEnterprisesParamsSortItemMax)).check(/*#__PURE__*/ zod.regex(listEnterprisesParamsSortItemRegExp))).check(/*#__PURE__*/ zod.maxLength(listEnterprisesParamsSortMax)))
})

export type ListEnterprisesParams = zod.input<typeof ListEnterprisesParams>;
export type ListEnterprisesParamsOutput = zod.output<typeof ListEnterprisesParams>;
