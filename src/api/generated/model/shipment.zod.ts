/**
 * Generated from openapi/ by `npm run generate`. Do not edit.
 */
import * as zod from 'zod/mini';
import { ShipmentParcel } from './shipmentParcel.zod.ts';
import { ShipmentRate } from './shipmentRate.zod.ts';

export const Shipment = /*#__PURE__*/ zod.object({
  "rates": /*#__PURE__*/ zod.array(ShipmentRate),
  "parcels": /*#__PURE__*/ zod.array(ShipmentParcel),
  "invalidDestinationDescriptions": /*#__PURE__*/ zod.nullish(/*#__PURE__*/ zod.array(/*#__PURE__*/ zod.string())),
  "serviceMessages": /*#__PURE__*/ zod.nullish(/*#__PURE__*/ zod.array(/*#__PURE__*/ zod.string()))
});

export type Shipment = zod.input<typeof Shipment>;
export type ShipmentOutput = zod.output<typeof Shipment>;
