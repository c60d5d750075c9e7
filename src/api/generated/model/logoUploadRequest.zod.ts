/**
 * Generated from openapi/ by `npm run generate`. Do not edit.
 */
import * as zod from 'zod/mini';

export const LogoUploadRequest = /*#__PURE__*/ zod.object({
  "file": /*#__PURE__*/ zod.instanceof(Blob)
});

export type LogoUploadRequest = zod.input<typeof LogoUploadRequest>;
export type LogoUploadRequestOutput = zod.output<typeof LogoUploadRequest>;
