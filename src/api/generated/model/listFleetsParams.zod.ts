/**
 * Generated from openapi/ by `npm run generate`. Do not edit.
 */
import * as zod from 'zod/mini';

export const listFleetsParamsPageDefault = 0;
export const listFleetsParamsPageMin = 0;

export const listFleetsParamsSizeDefault = 20;
export const listFleetsParamsSizeMax = 1000;

export const listFleetsParamsSortItemMax = 64;


export const listFleetsParamsSortItemRegExp = new RegExp('^(description|startedAt|commissionedFor\\.name),(asc|desc)$');
export const listFleetsParamsSortMax = 5;


export const ListFleetsParams = /*#__PURE__*/ zod.object({
  "page": /*#__PURE__*/ zod._default(/*#__PURE__*/ zod.int().check(/*#__PURE__*/ zod.gte(listFleetsParamsPageMin)), listFleetsParamsPageDefault),
  "size": /*#__PURE__*/ zod._default(/*#__PURE__*/ zod.int().check(/*#__PURE__*/ zod.gte(1)).check(/*#__PURE__*/ zod.lte(listFleetsParamsSizeMax)), listFleetsParamsSizeDefault),
  "sort": /*#__PURE__*/ zod.optional(/*#__PURE__*/ zod.array(/*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.maxLength(listFleetsParamsSortItemMax)).check(/*#__PURE__*/ zod.regex(listFleetsParamsSortItemRegExp))).check(/*#__PURE__*/ zod.maxLength(listFleetsParamsSortMax)))
})

export type ListFleetsParams = zod.input<typeof ListFleetsParams>;
export type ListFleetsParamsOutput = zod.output<typeof ListFleetsParams>;
