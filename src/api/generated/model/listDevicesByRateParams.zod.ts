/**
 * Generated from openapi/ by `npm run generate`. Do not edit.
 */
import * as zod from 'zod/mini';



export const ListDevicesByRateParams = /*#__PURE__*/ zod.object({
  "deviceGroupId": /*#__PURE__*/ zod.int().check(/*#__PURE__*/ zod.gte(1))
})

export type ListDevicesByRateParams = zod.input<typeof ListDevicesByRateParams>;
export type ListDevicesByRateParamsOutput = zod.output<typeof ListDevicesByRateParams>;
