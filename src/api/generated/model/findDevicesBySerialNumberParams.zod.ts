/**
 * Generated from openapi/ by `npm run generate`. Do not edit.
 */
import * as zod from 'zod/mini';

export const findDevicesBySerialNumberParamsSerialNumberMax = 200;

export const findDevicesBySerialNumberParamsPageDefault = 0;
export const findDevicesBySerialNumberParamsPageMin = 0;

export const findDevicesBySerialNumberParamsSizeDefault = 20;
export const findDevicesBySerialNumberParamsSizeMax = 1000;

export const findDevicesBySerialNumberParamsSortItemMax = 64;


export const findDevicesBySerialNumberParamsSortItemRegExp = new RegExp('^(serialNumber|displayName|deviceStatus\\.name|enterprise\\.name|deviceGrouping\\.name|lastUpdatedAt),(asc|desc)$');
export const findDevicesBySerialNumberParamsSortMax = 5;


export const FindDevicesBySerialNumberParams = /*#__PURE__*/ zod.object({
  "serialNumber": /*#__PURE__*/ zod.optional(/*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.maxLength(findDevicesBySerialNumberParamsSerialNumberMax))),
  "page": /*#__PURE__*/ zod._default(/*#__PURE__*/ zod.int().check(/*#__PURE__*/ zod.gte(findDevicesBySerialNumberParamsPageMin)), findDevicesBySerialNumberParamsPageDefault),
  "size": /*#__PURE__*/ zod._default(/*#__PURE__*/ zod.int().check(/*#__PURE__*/ zod.gte(1)).check(/*#__PURE__*/ zod.lte(findDevicesBySerialNumberParamsSizeMax)), findDevicesBySerialNumberParamsSizeDefault),
  "sort": /*#__PURE__*/ zod.optional(/*#__PURE__*/ zod.array(/*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.maxLength(findDevicesBySerialNumberParamsSortItemMax)).check(/*#__PURE__*/ zod.regex(findDevicesBySerialNumberParamsSortItemRegExp))).check(/*#__PURE__*/ zod.maxLength(findDevicesBySerialNumberParamsSortMax)))
})

export type FindDevicesBySerialNumberParams = zod.input<typeof FindDevicesBySerialNumberParams>;
export type FindDevicesBySerialNumberParamsOutput = zod.output<typeof FindDevicesBySerialNumberParams>;
