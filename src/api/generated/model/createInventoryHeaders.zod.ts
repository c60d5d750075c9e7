/**
 * Generated from openapi/ by `npm run generate`. Do not edit.
 */
import * as zod from 'zod/mini';

export const createInventoryHeadersIdempotencyKeyMax = 36;


export const CreateInventoryHeaders = /*#__PURE__*/ zod.object({
  "Idempotency-Key": /*#__PURE__*/ zod.optional(/*#__PURE__*/ zod.uuid().check(/*#__PURE__*/ zod.maxLength(createInventoryHeadersIdempotencyKeyMax)))
})

export type CreateInventoryHeaders = zod.input<typeof CreateInventoryHeaders>;
export type CreateInventoryHeadersOutput = zod.output<typeof CreateInventoryHeaders>;
