/**
 * Generated from openapi/ by `npm run generate`. Do not edit.
 */
import * as zod from 'zod/mini';
import { Shipment } from './shipment.zod.ts';

export const ShipmentLookupResult = /*#__PURE__*/ zod.object({
  "shipment": /*#__PURE__*/ zod.union([Shipment,/*#__PURE__*/ zod.null()])
});

export type ShipmentLookupResult = zod.input<typeof ShipmentLookupResult>;
export type ShipmentLookupResultOutput = zod.output<typeof ShipmentLookupResult>;
