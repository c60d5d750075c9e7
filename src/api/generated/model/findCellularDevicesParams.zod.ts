/**
 * Generated from openapi/ by `npm run generate`. Do not edit.
 */
import * as zod from 'zod/mini';

export const findCellularDevicesParamsImeiMax = 16;


export const findCellularDevicesParamsImeiRegExp = new RegExp('^\\d{15,16}$');

export const FindCellularDevicesParams = /*#__PURE__*/ zod.object({
  "imei": /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.maxLength(findCellularDevicesParamsImeiMax)).check(/*#__PURE__*/ zod.regex(findCellularDevicesParamsImeiRegExp))
})

export type FindCellularDevicesParams = zod.input<typeof FindCellularDevicesParams>;
export type FindCellularDevicesParamsOutput = zod.output<typeof FindCellularDevicesParams>;
