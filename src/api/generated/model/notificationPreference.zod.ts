/**
 * Generated from openapi/ by `npm run generate`. Do not edit.
 */
import * as zod from 'zod/mini';
import { PushRegistration } from './pushRegistration.zod.ts';

export const NotificationPreference = /*#__PURE__*/ zod.object({
  "id": /*#__PURE__*/ zod.int(),
  "active": /*#__PURE__*/ zod.boolean(),
  "email": /*#__PURE__*/ zod.nullish(/*#__PURE__*/ zod.string()),
  "textOnlyEmail": /*#__PURE__*/ zod.nullish(/*#__PURE__*/ zod.boolean()),
  "sms": /*#__PURE__*/ zod.nullish(/*#__PURE__*/ zod.string()),
  "voice": /*#__PURE__*/ zod.nullish(/*#__PURE__*/ zod.string()),
  "userDevicePushRegistration": /*#__PURE__*/ zod.optional(/*#__PURE__*/ zod.union([PushRegistration,/*#__PURE__*/ zod.null()]))
});

export type NotificationPreference = zod.input<typeof NotificationPreference>;
export type NotificationPreferenceOutput = zod.output<typeof NotificationPreference>;
