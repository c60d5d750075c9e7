/**
 * Generated from openapi/ by `npm run generate`. Do not edit.
 */
import * as zod from 'zod/mini';

export const CurrentCellularUsage = /*#__PURE__*/ zod.object({
  "linkid": /*#__PURE__*/ zod.int(),
  "record_id": /*#__PURE__*/ zod.int(),
  "cur_period_end": /*#__PURE__*/ zod.int(),
  "periods_back": /*#__PURE__*/ zod.int(),
  "bytes": /*#__PURE__*/ zod.int()
});

export type CurrentCellularUsage = zod.input<typeof CurrentCellularUsage>;
export type CurrentCellularUsageOutput = zod.output<typeof CurrentCellularUsage>;
