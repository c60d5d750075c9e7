/**
 * Generated from openapi/ by `npm run generate`. Do not edit.
 */
import * as zod from 'zod/mini';

export const DocumentImageUploadRequest = /*#__PURE__*/ zod.object({
  "file": /*#__PURE__*/ zod.instanceof(Blob)
});

export type DocumentImageUploadRequest = zod.input<typeof DocumentImageUploadRequest>;
export type DocumentImageUploadRequestOutput = zod.output<typeof DocumentImageUploadRequest>;
