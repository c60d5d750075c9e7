/**
 * Generated from openapi/ by `npm run generate`. Do not edit.
 */
import * as zod from 'zod/mini';

export const createReportConfigHeadersIdempotencyKeyMax = 36;


export const CreateReportConfigHeaders = /*#__PURE__*/ zod.object({
  "Idempotency-Key": /*#__PURE__*/ zod.optional(/*#__PURE__*/ zod.uuid().check(/*#__PURE__*/ zod.maxLength(createReportConfigHeadersIdempotencyKeyMax)))
})

export type CreateReportConfigHeaders = zod.input<typeof CreateReportConfigHeaders>;
export type CreateReportConfigHeadersOutput = zod.output<typeof CreateReportConfigHeaders>;
