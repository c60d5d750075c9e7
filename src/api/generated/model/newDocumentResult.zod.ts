/**
 * Generated from openapi/ by `npm run generate`. Do not edit.
 */
import * as zod from 'zod/mini';
import { Document } from './document.zod.ts';

export const NewDocumentResult = /*#__PURE__*/ zod.object({
  "document": /*#__PURE__*/ zod.optional(Document)
});

export type NewDocumentResult = zod.input<typeof NewDocumentResult>;
export type NewDocumentResultOutput = zod.output<typeof NewDocumentResult>;
