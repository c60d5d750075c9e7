/**
 * Generated from openapi/ by `npm run generate`. Do not edit.
 */
import * as zod from 'zod/mini';
import { NeedsAttentionLocation } from './needsAttentionLocation.zod.ts';

export const AdminNeedsAttentionResult = /*#__PURE__*/ zod.object({
  "data": /*#__PURE__*/ zod.record(/*#__PURE__*/ zod.string(), /*#__PURE__*/ zod.array(NeedsAttentionLocation))
});

export type AdminNeedsAttentionResult = zod.input<typeof AdminNeedsAttentionResult>;
export type AdminNeedsAttentionResultOutput = zod.output<typeof AdminNeedsAttentionResult>;
