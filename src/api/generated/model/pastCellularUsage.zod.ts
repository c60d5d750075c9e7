/**
 * Generated from openapi/ by `npm run generate`. Do not edit.
 */
import * as zod from 'zod/mini';

export const PastCellularUsage = /*#__PURE__*/ zod.object({
  "linkid": /*#__PURE__*/ zod.int(),
  "record_id": /*#__PURE__*/ zod.int(),
  "month": /*#__PURE__*/ zod.int(),
  "year": /*#__PURE__*/ zod.int(),
  "session_count": /*#__PURE__*/ zod.int(),
  "bytes": /*#__PURE__*/ zod.int()
});

export type PastCellularUsage = zod.input<typeof PastCellularUsage>;
export type PastCellularUsageOutput = zod.output<typeof PastCellularUsage>;
