/**
 * Generated from openapi/ by `npm run generate`. Do not edit.
 */
import * as zod from 'zod/mini';

export const createDocumentHeadersIdempotencyKeyMax = 36;


export const CreateDocumentHeaders = /*#__PURE__*/ zod.object({
  "Idempotency-Key": /*#__PURE__*/ zod.optional(/*#__PURE__*/ zod.uuid().check(/*#__PURE__*/ zod.maxLength(createDocumentHeadersIdempotencyKeyMax)))
})

export type CreateDocumentHeaders = zod.input<typeof CreateDocumentHeaders>;
export type CreateDocumentHeadersOutput = zod.output<typeof CreateDocumentHeaders>;
