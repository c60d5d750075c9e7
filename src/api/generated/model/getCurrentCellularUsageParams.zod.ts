/**
 * Generated from openapi/ by `npm run generate`. Do not edit.
 */
import * as zod from 'zod/mini';



export const GetCurrentCellularUsageParams = /*#__PURE__*/ zod.object({
  "tagId": /*#__PURE__*/ zod.int().check(/*#__PURE__*/ zod.gte(1))
})

export type GetCurrentCellularUsageParams = zod.input<typeof GetCurrentCellularUsageParams>;
export type GetCurrentCellularUsageParamsOutput = zod.output<typeof GetCurrentCellularUsageParams>;
