/**
 * Generated from openapi/ by `npm run generate`. Do not edit.
 */
import * as zod from 'zod/mini';

export const createUserHeadersIdempotencyKeyMax = 36;


export const CreateUserHeaders = /*#__PURE__*/ zod.object({
  "Idempotency-Key": /*#__PURE__*/ zod.optional(/*#__PURE__*/ zod.uuid().check(/*#__PURE__*/ zod.maxLength(createUserHeadersIdempotencyKeyMax)))
})

export type CreateUserHeaders = zod.input<typeof CreateUserHeaders>;
export type CreateUserHeadersOutput = zod.output<typeof CreateUserHeaders>;
