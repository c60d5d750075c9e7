/**
 * Generated from openapi/ by `npm run generate`. Do not edit.
 */
import * as zod from 'zod/mini';

export const ShipmentParcel = /*#__PURE__*/ zod.object({
  "weight": /*#__PURE__*/ zod.union([/*#__PURE__*/ zod.number(),/*#__PURE__*/ zod.string()]),
  "mass_unit": /*#__PURE__*/ zod.string(),
  "length": /*#__PURE__*/ zod.union([/*#__PURE__*/ zod.number(),/*#__PURE__*/ zod.string()]),
  "width": /*#__PURE__*/ zod.union([/*#__PURE__*/ zod.number(),/*#__PURE__*/ zod.string()]),
  "height": /*#__PURE__*/ zod.union([/*#__PURE__*/ zod.number(),/*#__PURE__*/ zod.string()]),
  "distance_unit": /*#__PURE__*/ zod.string()
});

export type ShipmentParcel = zod.input<typeof ShipmentParcel>;
export type ShipmentParcelOutput = zod.output<typeof ShipmentParcel>;
