/**
 * Generated from openapi/ by `npm run generate`. Do not edit.
 */
import * as zod from 'zod/mini';
import { DocumentSummary } from './documentSummary.zod.ts';

export const Document = /*#__PURE__*/ zod.intersection(DocumentSummary, /*#__PURE__*/ zod.object({
  "content": /*#__PURE__*/ zod.nullable(/*#__PURE__*/ zod.string())
}));

export type Document = zod.input<typeof Document>;
export type DocumentOutput = zod.output<typeof Document>;
