/**
 * Generated from openapi/ by `npm run generate`. Do not edit.
 */
import * as zod from 'zod/mini';

export const uploadDocumentImageHeadersIdempotencyKeyMax = 36;


export const UploadDocumentImageHeaders = /*#__PURE__*/ zod.object({
  "Idempotency-Key": /*#__PURE__*/ zod.optional(/*#__PURE__*/ zod.uuid().check(/*#__PURE__*/ zod.maxLength(uploadDocumentImageHeadersIdempotencyKeyMax)))
})

export type UploadDocumentImageHeaders = zod.input<typeof UploadDocumentImageHeaders>;
export type UploadDocumentImageHeadersOutput = zod.output<typeof UploadDocumentImageHeaders>;
