/**
 * Generated from openapi/ by `npm run generate`. Do not edit.
 */
import * as zod from 'zod/mini';
import { DocumentSummary } from './documentSummary.zod.ts';

export const DocumentList = /*#__PURE__*/ zod.object({
  "documents": /*#__PURE__*/ zod.array(DocumentSummary)
});

export type DocumentList = zod.input<typeof DocumentList>;
export type DocumentListOutput = zod.output<typeof DocumentList>;
