/**
 * Generated from openapi/ by `npm run generate`. Do not edit.
 */
import * as zod from 'zod/mini';
import { NeedsAttentionLocation } from './needsAttentionLocation.zod.ts';

export const NeedsAttentionResult = /*#__PURE__*/ zod.object({
  "data": /*#__PURE__*/ zod.array(NeedsAttentionLocation)
});

export type NeedsAttentionResult = zod.input<typeof NeedsAttentionResult>;
export type NeedsAttentionResultOutput = zod.output<typeof NeedsAttentionResult>;
