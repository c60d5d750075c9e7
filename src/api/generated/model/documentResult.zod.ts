/**
 * Generated from openapi/ by `npm run generate`. Do not edit.
 */
import * as zod from 'zod/mini';
import { Document } from './document.zod.ts';

export const DocumentResult = /*#__PURE__*/ zod.object({
  "document": Document
});

export type DocumentResult = zod.input<typeof DocumentResult>;
export type DocumentResultOutput = zod.output<typeof DocumentResult>;
