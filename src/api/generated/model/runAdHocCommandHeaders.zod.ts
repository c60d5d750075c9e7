/**
 * Generated from openapi/ by `npm run generate`. Do not edit.
 */
import * as zod from 'zod/mini';

export const runAdHocCommandHeadersIdempotencyKeyMax = 36;


export const RunAdHocCommandHeaders = /*#__PURE__*/ zod.object({
  "Idempotency-Key": /*#__PURE__*/ zod.optional(/*#__PURE__*/ zod.uuid().check(/*#__PURE__*/ zod.maxLength(runAdHocCommandHeadersIdempotencyKeyMax)))
})

export type RunAdHocCommandHeaders = zod.input<typeof RunAdHocCommandHeaders>;
export type RunAdHocCommandHeadersOutput = zod.output<typeof RunAdHocCommandHeaders>;
