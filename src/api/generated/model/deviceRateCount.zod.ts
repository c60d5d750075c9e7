/**
 * Generated from openapi/ by `npm run generate`. Do not edit.
 */
import * as zod from 'zod/mini';

export const DeviceRateCount = /*#__PURE__*/ zod.object({
  "rate": /*#__PURE__*/ zod.number(),
  "deviceCount": /*#__PURE__*/ zod.int()
});

export type DeviceRateCount = zod.input<typeof DeviceRateCount>;
export type DeviceRateCountOutput = zod.output<typeof DeviceRateCount>;
