/**
 * Generated from openapi/ by `npm run generate`. Do not edit.
 */
import * as zod from 'zod/mini';
import { PastCellularUsage } from './pastCellularUsage.zod.ts';

export const PastCellularUsageResult = /*#__PURE__*/ zod.object({
  "success": /*#__PURE__*/ zod.boolean(),
  "message": /*#__PURE__*/ zod.nullish(/*#__PURE__*/ zod.string()),
  "data": /*#__PURE__*/ zod.optional(/*#__PURE__*/ zod.array(PastCellularUsage))
});

export type PastCellularUsageResult = zod.input<typeof PastCellularUsageResult>;
export type PastCellularUsageResultOutput = zod.output<typeof PastCellularUsageResult>;
