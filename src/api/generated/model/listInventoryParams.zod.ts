/**
 * Generated from openapi/ by `npm run generate`. Do not edit.
 */
import * as zod from 'zod/mini';

export const listInventoryParamsFiltersMax = 4000;


export const listInventoryParamsFiltersRegExp = new RegExp('^\\[.*\\]$');
export const listInventoryParamsPageDefault = 0;
export const listInventoryParamsPageMin = 0;

export const listInventoryParamsSizeDefault = 20;
export const listInventoryParamsSizeMax = 1000;

export const listInventoryParamsSortItemMax = 64;


export const listInventoryParamsSortItemRegExp = new RegExp('^(device_radio_mac_address|device_type|imported_on),(asc|desc)$');
export const listInventoryParamsSortDefault = [`imported_on,desc`];
export const listInventoryParamsSortMax = 5;


export const ListInventoryParams = /*#__PURE__*/ zod.object({
  "filters": /*#__PURE__*/ zod.optional(/*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.maxLength(listInventoryParamsFiltersMax)).check(/*#__PURE__*/ zod.regex(listInventoryParamsFiltersRegExp))),
  "page": /*#__PURE__*/ zod._default(/*#__PURE__*/ zod.int().check(/*#__PURE__*/ zod.gte(listInventoryParamsPageMin)), listInventoryParamsPageDefault),
  "size": /*#__PURE__*/ zod._default(/*#__PURE__*/ zod.int().check(/*#__PURE__*/ zod.gte(1)).check(/*#__PURE__*/ zod.lte(listInventoryParamsSizeMax)), listInventoryParamsSizeDefault),
  "sort": /*#__PURE__*/ zod._default(/*#__PURE__*/ zod.array(/*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.maxLength(listInventoryParamsSortItemMax)).check(/*#__PURE__*/ zod.regex(listInventoryParamsSortItemRegExp))).check(/*#__PURE__*/ zod.maxLength(listInventoryParamsSortMax)), listInventoryParamsSortDefault)
})

export type ListInventoryParams = zod.input<typeof ListInventoryParams>;
export type ListInventoryParamsOutput = zod.output<typeof ListInventoryParams>;
