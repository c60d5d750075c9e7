/**
 * Generated from openapi/ by `npm run generate`. Do not edit.
 */
import * as zod from 'zod/mini';
import { NotificationPreference } from './notificationPreference.zod.ts';

export const NotificationPreferenceList = /*#__PURE__*/ zod.object({
  "notificationPreferences": /*#__PURE__*/ zod.array(NotificationPreference)
});

export type NotificationPreferenceList = zod.input<typeof NotificationPreferenceList>;
export type NotificationPreferenceListOutput = zod.output<typeof NotificationPreferenceList>;
