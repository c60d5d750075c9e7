/**
 * Generated from openapi/ by `npm run generate`. Do not edit.
 */
import * as zod from 'zod/mini';

export const createOrderShipmentHeadersIdempotencyKeyMax = 36;


export const CreateOrderShipmentHeaders = /*#__PURE__*/ zod.object({
  "Idempotency-Key": /*#__PURE__*/ zod.optional(/*#__PURE__*/ zod.uuid().check(/*#__PURE__*/ zod.maxLength(createOrderShipmentHeadersIdempotencyKeyMax)))
})

export type CreateOrderShipmentHeaders = zod.input<typeof CreateOrderShipmentHeaders>;
export type CreateOrderShipmentHeadersOutput = zod.output<typeof CreateOrderShipmentHeaders>;
