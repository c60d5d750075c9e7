/**
 * Generated from openapi/ by `npm run generate`. Do not edit.
 */
import * as zod from 'zod/mini';

export const SetupImportRequest = /*#__PURE__*/ zod.object({
  "file": /*#__PURE__*/ zod.instanceof(Blob)
});

export type SetupImportRequest = zod.input<typeof SetupImportRequest>;
export type SetupImportRequestOutput = zod.output<typeof SetupImportRequest>;
