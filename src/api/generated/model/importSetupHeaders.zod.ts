/**
 * Generated from openapi/ by `npm run generate`. Do not edit.
 */
import * as zod from 'zod/mini';

export const importSetupHeadersIdempotencyKeyMax = 36;


export const ImportSetupHeaders = /*#__PURE__*/ zod.object({
  "Idempotency-Key": /*#__PURE__*/ zod.optional(/*#__PURE__*/ zod.uuid().check(/*#__PURE__*/ zod.maxLength(importSetupHeadersIdempotencyKeyMax)))
})

export type ImportSetupHeaders = zod.input<typeof ImportSetupHeaders>;
export type ImportSetupHeadersOutput = zod.output<typeof ImportSetupHeaders>;
