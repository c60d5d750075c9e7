/**
 * Generated from openapi/ by `npm run generate`. Do not edit.
 */
import * as zod from 'zod/mini';


export const getPastCellularUsageParamsStartingMax = 10;

export const getPastCellularUsageParamsEndingMax = 10;


export const GetPastCellularUsageParams = /*#__PURE__*/ zod.object({
  "tagId": /*#__PURE__*/ zod.int().check(/*#__PURE__*/ zod.gte(1)),
  "starting": /*#__PURE__*/ zod.iso.date().check(/*#__PURE__*/ zod.maxLength(getPastCellularUsageParamsStartingMax)),
  "ending": /*#__PURE__*/ zod.iso.date().check(/*#__PURE__*/ zod.maxLength(getPastCellularUsageParamsEndingMax))
})

export type GetPastCellularUsageParams = zod.input<typeof GetPastCellularUsageParams>;
export type GetPastCellularUsageParamsOutput = zod.output<typeof GetPastCellularUsageParams>;
