/**
 * Generated from openapi/ by `npm run generate`. Do not edit.
 */
import * as zod from 'zod/mini';
import { Locale } from './locale.zod.ts';
import { NullableInstant } from './nullableInstant.zod.ts';

export const DocumentSummary = /*#__PURE__*/ zod.object({
  "id": /*#__PURE__*/ zod.int(),
  "topic": /*#__PURE__*/ zod.string(),
  "slug": /*#__PURE__*/ zod.string(),
  "sortOrder": /*#__PURE__*/ zod.nullish(/*#__PURE__*/ zod.number()),
  "lastUpdatedAt": /*#__PURE__*/ zod.optional(NullableInstant),
  "locale": Locale
});

export type DocumentSummary = zod.input<typeof DocumentSummary>;
export type DocumentSummaryOutput = zod.output<typeof DocumentSummary>;
