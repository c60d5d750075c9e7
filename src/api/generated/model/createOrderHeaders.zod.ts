/**
 * Generated from openapi/ by `npm run generate`. Do not edit.
 */
import * as zod from 'zod/mini';

export const createOrderHeadersIdempotencyKeyMax = 36;


export const CreateOrderHeaders = /*#__PURE__*/ zod.object({
  "Idempotency-Key": /*#__PURE__*/ zod.optional(/*#__PURE__*/ zod.uuid().check(/*#__PURE__*/ zod.maxLength(createOrderHeadersIdempotencyKeyMax)))
})

export type CreateOrderHeaders = zod.input<typeof CreateOrderHeaders>;
export type CreateOrderHeadersOutput = zod.output<typeof CreateOrderHeaders>;
