/**
 * Generated from openapi/ by `npm run generate`. Do not edit.
 */
import * as zod from 'zod/mini';
import { PhoneDigits } from './phoneDigits.zod.ts';
import { PreferenceActive } from './preferenceActive.zod.ts';

export const SmsPreferenceRequest = /*#__PURE__*/ zod.object({
  "active": /*#__PURE__*/ zod.optional(PreferenceActive),
  "sms": PhoneDigits
});

export type SmsPreferenceRequest = zod.input<typeof SmsPreferenceRequest>;
export type SmsPreferenceRequestOutput = zod.output<typeof SmsPreferenceRequest>;
