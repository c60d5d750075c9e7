/**
 * Generated from openapi/ by `npm run generate`. Do not edit.
 */
import * as zod from 'zod/mini';

export const testMyNotificationPreferenceHeadersIdempotencyKeyMax = 36;


export const TestMyNotificationPreferenceHeaders = /*#__PURE__*/ zod.object({
  "Idempotency-Key": /*#__PURE__*/ zod.optional(/*#__PURE__*/ zod.uuid().check(/*#__PURE__*/ zod.maxLength(testMyNotificationPreferenceHeadersIdempotencyKeyMax)))
})

export type TestMyNotificationPreferenceHeaders = zod.input<typeof TestMyNotificationPreferenceHeaders>;
export type TestMyNotificationPreferenceHeadersOutput = zod.output<typeof TestMyNotificationPreferenceHeaders>;
