/**
 * Generated from openapi/ by `npm run generate`. Do not edit.
 */
import * as zod from 'zod/mini';

export const ShipmentRate = /*#__PURE__*/ zod.object({
  "rateId": /*#__PURE__*/ zod.string(),
  "description": /*#__PURE__*/ zod.string(),
  "carrier": /*#__PURE__*/ zod.optional(/*#__PURE__*/ zod.string()),
  "eta": /*#__PURE__*/ zod.nullish(/*#__PURE__*/ zod.string()),
  "cost": /*#__PURE__*/ zod.number(),
  "iconUrl": /*#__PURE__*/ zod.nullish(/*#__PURE__*/ zod.string())
});

export type ShipmentRate = zod.input<typeof ShipmentRate>;
export type ShipmentRateOutput = zod.output<typeof ShipmentRate>;
