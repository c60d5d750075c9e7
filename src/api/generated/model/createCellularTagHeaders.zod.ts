/**
 * Generated from openapi/ by `npm run generate`. Do not edit.
 */
import * as zod from 'zod/mini';

export const createCellularTagHeadersIdempotencyKeyMax = 36;


export const CreateCellularTagHeaders = /*#__PURE__*/ zod.object({
  "Idempotency-Key": /*#__PURE__*/ zod.optional(/*#__PURE__*/ zod.uuid().check(/*#__PURE__*/ zod.maxLength(createCellularTagHeadersIdempotencyKeyMax)))
})

export type CreateCellularTagHeaders = zod.input<typeof CreateCellularTagHeaders>;
export type CreateCellularTagHeadersOutput = zod.output<typeof CreateCellularTagHeaders>;
