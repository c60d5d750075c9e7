/**
 * Generated from openapi/ by `npm run generate`. Do not edit.
 */
import * as zod from 'zod/mini';



export const SearchCommissioningDevicesParams = /*#__PURE__*/ zod.object({
  "serialNumber": /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.minLength(1))
})

export type SearchCommissioningDevicesParams = zod.input<typeof SearchCommissioningDevicesParams>;
export type SearchCommissioningDevicesParamsOutput = zod.output<typeof SearchCommissioningDevicesParams>;
