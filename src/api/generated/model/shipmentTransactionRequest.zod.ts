/**
 * Generated from openapi/ by `npm run generate`. Do not edit.
 */
import * as zod from 'zod/mini';

export const shipmentTransactionRequestRateIdMax = 255;



export const ShipmentTransactionRequest = /*#__PURE__*/ zod.object({
  "rateId": /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.minLength(1)).check(/*#__PURE__*/ zod.maxLength(shipmentTransactionRequestRateIdMax))
});

export type ShipmentTransactionRequest = zod.input<typeof ShipmentTransactionRequest>;
export type ShipmentTransactionRequestOutput = zod.output<typeof ShipmentTransactionRequest>;
