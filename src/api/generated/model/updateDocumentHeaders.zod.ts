/**
 * Generated from openapi/ by `npm run generate`. Do not edit.
 */
import * as zod from 'zod/mini';

export const updateDocumentHeadersIfMatchMax = 200;


export const UpdateDocumentHeaders = /*#__PURE__*/ zod.object({
  "If-Match": /*#__PURE__*/ zod.optional(/*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.maxLength(updateDocumentHeadersIfMatchMax)))
})

export type UpdateDocumentHeaders = zod.input<typeof UpdateDocumentHeaders>;
export type UpdateDocumentHeadersOutput = zod.output<typeof UpdateDocumentHeaders>;
