/**
 * Generated from openapi/ by `npm run generate`. Do not edit.
 */
import * as zod from 'zod/mini';
import { CurrentCellularUsage } from './currentCellularUsage.zod.ts';

export const CurrentCellularUsageResult = /*#__PURE__*/ zod.object({
  "success": /*#__PURE__*/ zod.boolean(),
  "message": /*#__PURE__*/ zod.nullish(/*#__PURE__*/ zod.string()),
  "data": /*#__PURE__*/ zod.optional(/*#__PURE__*/ zod.array(CurrentCellularUsage))
});

export type CurrentCellularUsageResult = zod.input<typeof CurrentCellularUsageResult>;
export type CurrentCellularUsageResultOutput = zod.output<typeof CurrentCellularUsageResult>;
