/**
 * Generated from openapi/ by `npm run generate`. Do not edit.
 */
import * as zod from 'zod/mini';



export const CountDevicesByRateParams = /*#__PURE__*/ zod.object({
  "deviceGroupId": /*#__PURE__*/ zod.int().check(/*#__PURE__*/ zod.gte(1))
})

export type CountDevicesByRateParams = zod.input<typeof CountDevicesByRateParams>;
export type CountDevicesByRateParamsOutput = zod.output<typeof CountDevicesByRateParams>;
