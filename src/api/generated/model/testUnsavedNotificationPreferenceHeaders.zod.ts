/**
 * Generated from openapi/ by `npm run generate`. Do not edit.
 */
import * as zod from 'zod/mini';

export const testUnsavedNotificationPreferenceHeadersIdempotencyKeyMax = 36;


export const TestUnsavedNotificationPreferenceHeaders = /*#__PURE__*/ zod.object({
  "Idempotency-Key": /*#__PURE__*/ zod.optional(/*#__PURE__*/ zod.uuid().check(/*#__PURE__*/ zod.maxLength(testUnsavedNotificationPreferenceHeadersIdempotencyKeyMax)))
})

export type TestUnsavedNotificationPreferenceHeaders = zod.input<typeof TestUnsavedNotificationPreferenceHeaders>;
export type TestUnsavedNotificationPreferenceHeadersOutput = zod.output<typeof TestUnsavedNotificationPreferenceHeaders>;
