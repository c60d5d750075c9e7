/**
 * Generated from openapi/ by `npm run generate`. Do not edit.
 */
import * as zod from 'zod/mini';
import { ParcelRequest } from './parcelRequest.zod.ts';




export const ShipmentRequest = /*#__PURE__*/ zod.object({
  "parcels": /*#__PURE__*/ zod.array(ParcelRequest).check(/*#__PURE__*/ zod.minLength(1)),
  "destinationIsResidential": /*#__PURE__*/ zod.literal(false)
});

export type ShipmentRequest = zod.input<typeof ShipmentRequest>;
export type ShipmentRequestOutput = zod.output<typeof ShipmentRequest>;
