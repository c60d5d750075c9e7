/**
 * Generated from openapi/ by `npm run generate`. Do not edit.
 */
import * as zod from 'zod/mini';

export const createFleetHeadersIdempotencyKeyMax = 36;


export const CreateFleetHeaders = /*#__PURE__*/ zod.object({
  "Idempotency-Key": /*#__PURE__*/ zod.optional(/*#__PURE__*/ zod.uuid().check(/*#__PURE__*/ zod.maxLength(createFleetHeadersIdempotencyKeyMax)))
})

export type CreateFleetHeaders = zod.input<typeof CreateFleetHeaders>;
export type CreateFleetHeadersOutput = zod.output<typeof CreateFleetHeaders>;
