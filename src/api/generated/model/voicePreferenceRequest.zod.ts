/**
 * Generated from openapi/ by `npm run generate`. Do not edit.
 */
import * as zod from 'zod/mini';
import { PhoneDigits } from './phoneDigits.zod.ts';
import { PreferenceActive } from './preferenceActive.zod.ts';

export const VoicePreferenceRequest = /*#__PURE__*/ zod.object({
  "active": /*#__PURE__*/ zod.optional(PreferenceActive),
  "voice": PhoneDigits
});

export type VoicePreferenceRequest = zod.input<typeof VoicePreferenceRequest>;
export type VoicePreferenceRequestOutput = zod.output<typeof VoicePreferenceRequest>;
