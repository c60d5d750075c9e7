/**
 * Generated from openapi/ by `npm run generate`. Do not edit.
 */
import * as zod from 'zod/mini';




export const ShipmentTransactionRequest = /*#__PURE__*/ zod.object({
  "rateId": /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.minLength(1))
});

export type ShipmentTransactionRequest = zod.input<typeof ShipmentTransactionRequest>;
export type ShipmentTransactionRequestOutput = zod.output<typeof ShipmentTransactionRequest>;
