/**
 * Generated from openapi/ by `npm run generate`. Do not edit.
 */
import * as zod from 'zod/mini';

export const listOrdersParamsExcludeStatusesMax = 1000;


export const listOrdersParamsExcludeStatusesRegExp = new RegExp('^[^,]+(,[^,]+)*$');
export const listOrdersParamsIncludeLocationMax = 255;


export const ListOrdersParams = /*#__PURE__*/ zod.object({
  "excludeStatuses": /*#__PURE__*/ zod.optional(/*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.maxLength(listOrdersParamsExcludeStatusesMax)).check(/*#__PURE__*/ zod.regex(listOrdersParamsExcludeStatusesRegExp))),
  "includeLocation": /*#__PURE__*/ zod.optional(/*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.minLength(1)).check(/*#__PURE__*/ zod.maxLength(listOrdersParamsIncludeLocationMax)))
})

export type ListOrdersParams = zod.input<typeof ListOrdersParams>;
export type ListOrdersParamsOutput = zod.output<typeof ListOrdersParams>;
