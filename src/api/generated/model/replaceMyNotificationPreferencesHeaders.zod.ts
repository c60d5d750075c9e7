/**
 * Generated from openapi/ by `npm run generate`. Do not edit.
 */
import * as zod from 'zod/mini';

export const replaceMyNotificationPreferencesHeadersIfMatchMax = 200;


export const ReplaceMyNotificationPreferencesHeaders = /*#__PURE__*/ zod.object({
  "If-Match": /*#__PURE__*/ zod.optional(/*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.maxLength(replaceMyNotificationPreferencesHeadersIfMatchMax)))
})

export type ReplaceMyNotificationPreferencesHeaders = zod.input<typeof ReplaceMyNotificationPreferencesHeaders>;
export type ReplaceMyNotificationPreferencesHeadersOutput = zod.output<typeof ReplaceMyNotificationPreferencesHeaders>;
