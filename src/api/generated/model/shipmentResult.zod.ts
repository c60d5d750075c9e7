/**
 * Generated from openapi/ by `npm run generate`. Do not edit.
 */
import * as zod from 'zod/mini';
import { Shipment } from './shipment.zod.ts';

export const ShipmentResult = /*#__PURE__*/ zod.object({
  "shipment": Shipment
});

export type ShipmentResult = zod.input<typeof ShipmentResult>;
export type ShipmentResultOutput = zod.output<typeof ShipmentResult>;
