/**
 * Generated from openapi/ by `npm run generate`. Do not edit.
 */
import * as zod from 'zod/mini';

export const DeviceGroupingSummary = /*#__PURE__*/ zod.object({
  "id": /*#__PURE__*/ zod.optional(/*#__PURE__*/ zod.int()),
  "name": /*#__PURE__*/ zod.string(),
  "timezone": /*#__PURE__*/ zod.nullish(/*#__PURE__*/ zod.string())
});

export type DeviceGroupingSummary = zod.input<typeof DeviceGroupingSummary>;
export type DeviceGroupingSummaryOutput = zod.output<typeof DeviceGroupingSummary>;
