/**
 * Generated from openapi/ by `npm run generate`. Do not edit.
 */
import * as zod from 'zod/mini';
import { PreferenceActive } from './preferenceActive.zod.ts';
import { PushRegistrationRequest } from './pushRegistrationRequest.zod.ts';

export const PushPreferenceRequest = /*#__PURE__*/ zod.object({
  "active": /*#__PURE__*/ zod.optional(PreferenceActive),
  "userDevicePushRegistration": PushRegistrationRequest
});

export type PushPreferenceRequest = zod.input<typeof PushPreferenceRequest>;
export type PushPreferenceRequestOutput = zod.output<typeof PushPreferenceRequest>;
