/**
 * Generated from openapi/ by `npm run generate`. Do not edit.
 */
import * as zod from 'zod/mini';
import { NotificationPreference } from './notificationPreference.zod.ts';

export const NotificationTestResult = /*#__PURE__*/ zod.object({
  "successful": /*#__PURE__*/ zod.optional(/*#__PURE__*/ zod.boolean()),
  "message": /*#__PURE__*/ zod.nullish(/*#__PURE__*/ zod.string()),
  "notificationPreferences": /*#__PURE__*/ zod.optional(/*#__PURE__*/ zod.array(NotificationPreference))
});

export type NotificationTestResult = zod.input<typeof NotificationTestResult>;
export type NotificationTestResultOutput = zod.output<typeof NotificationTestResult>;
