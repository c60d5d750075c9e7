/**
 * Generated from openapi/ by `npm run generate`. Do not edit.
 */
import * as zod from 'zod/mini';

export const searchCommissioningDevicesParamsSerialNumberMax = 255;


export const SearchCommissioningDevicesParams = /*#__PURE__*/ zod.object({
  "serialNumber": /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.minLength(1)).check(/*#__PURE__*/ zod.maxLength(searchCommissioningDevicesParamsSerialNumberMax))
})

export type SearchCommissioningDevicesParams = zod.input<typeof SearchCommissioningDevicesParams>;
export type SearchCommissioningDevicesParamsOutput = zod.output<typeof SearchCommissioningDevicesParams>;
