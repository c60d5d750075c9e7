/**
 * Generated from openapi/ by `npm run generate`. Do not edit.
 */
import * as zod from 'zod/mini';

export const createEnterpriseHeadersIdempotencyKeyMax = 36;


export const CreateEnterpriseHeaders = /*#__PURE__*/ zod.object({
  "Idempotency-Key": /*#__PURE__*/ zod.optional(/*#__PURE__*/ zod.uuid().check(/*#__PURE__*/ zod.maxLength(createEnterpriseHeadersIdempotencyKeyMax)))
})

export type CreateEnterpriseHeaders = zod.input<typeof CreateEnterpriseHeaders>;
export type CreateEnterpriseHeadersOutput = zod.output<typeof CreateEnterpriseHeaders>;
