/**
 * Generated from openapi/ by `npm run generate`. Do not edit.
 */
import * as zod from 'zod/mini';

export const createOrderShipmentTransactionHeadersIdempotencyKeyMax = 36;


export const CreateOrderShipmentTransactionHeaders = /*#__PURE__*/ zod.object({
  "Idempotency-Key": /*#__PURE__*/ zod.optional(/*#__PURE__*/ zod.uuid().check(/*#__PURE__*/ zod.maxLength(createOrderShipmentTransactionHeadersIdempotencyKeyMax)))
})

export type CreateOrderShipmentTransactionHeaders = zod.input<typeof CreateOrderShipmentTransactionHeaders>;
export type CreateOrderShipmentTransactionHeadersOutput = zod.output<typeof CreateOrderShipmentTransactionHeaders>;
