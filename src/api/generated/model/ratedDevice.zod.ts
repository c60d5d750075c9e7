/**
 * Generated from openapi/ by `npm run generate`. Do not edit.
 */
import * as zod from 'zod/mini';

export const RatedDevice = /*#__PURE__*/ zod.object({
  "id": /*#__PURE__*/ zod.optional(/*#__PURE__*/ zod.int()),
  "serialNumber": /*#__PURE__*/ zod.string(),
  "rate": /*#__PURE__*/ zod.number(),
  "movable": /*#__PURE__*/ zod.boolean()
});

export type RatedDevice = zod.input<typeof RatedDevice>;
export type RatedDeviceOutput = zod.output<typeof RatedDevice>;
