/**
 * Generated from openapi/ by `npm run generate`. Do not edit.
 */
import * as zod from 'zod/mini';
import { EmailPreferenceRequest } from './emailPreferenceRequest.zod.ts';
import { PushPreferenceRequest } from './pushPreferenceRequest.zod.ts';
import { SavedPreferenceRequest } from './savedPreferenceRequest.zod.ts';
import { SmsPreferenceRequest } from './smsPreferenceRequest.zod.ts';
import { VoicePreferenceRequest } from './voicePreferenceRequest.zod.ts';

export const NotificationPreferenceRequest = /*#__PURE__*/ zod.union([SavedPreferenceRequest,EmailPreferenceRequest,SmsPreferenceRequest,VoicePreferenceRequest,PushPreferenceRequest]);

export type NotificationPreferenceRequest = zod.input<typeof NotificationPreferenceRequest>;
export type NotificationPreferenceRequestOutput = zod.output<typeof NotificationPreferenceRequest>;
