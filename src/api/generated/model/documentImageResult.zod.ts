/**
 * Generated from openapi/ by `npm run generate`. Do not edit.
 */
import * as zod from 'zod/mini';

export const DocumentImageResult = /*#__PURE__*/ zod.object({
  "imageURI": /*#__PURE__*/ zod.string()
});

export type DocumentImageResult = zod.input<typeof DocumentImageResult>;
export type DocumentImageResultOutput = zod.output<typeof DocumentImageResult>;
