/**
 * Generated from openapi/ by `npm run generate`. Do not edit.
 */
import * as zod from 'zod/mini';
import { DocumentSummary } from './documentSummary.zod.ts';
import { PageInfo } from './pageInfo.zod.ts';

export const DocumentPage = /*#__PURE__*/ zod.object({
  "documents": /*#__PURE__*/ zod.array(DocumentSummary),
  "page": PageInfo
});

export type DocumentPage = zod.input<typeof DocumentPage>;
export type DocumentPageOutput = zod.output<typeof DocumentPage>;
