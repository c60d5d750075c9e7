/**
 * Generated from openapi/ by `npm run generate`. Do not edit.
 */
import * as zod from 'zod/mini';
import { NotificationPreferenceRequest } from './notificationPreferenceRequest.zod.ts';

export const NotificationPreferencesRequest = /*#__PURE__*/ zod.array(NotificationPreferenceRequest);

export type NotificationPreferencesRequest = zod.input<typeof NotificationPreferencesRequest>;
export type NotificationPreferencesRequestOutput = zod.output<typeof NotificationPreferencesRequest>;
