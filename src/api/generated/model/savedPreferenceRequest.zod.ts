/**
 * Generated from openapi/ by `npm run generate`. Do not edit.
 */
import * as zod from 'zod/mini';
import { PushRegistrationRequest } from './pushRegistrationRequest.zod.ts';


export const savedPreferenceRequestEmailMax = 254;

export const savedPreferenceRequestSmsMax = 32;

export const savedPreferenceRequestVoiceMax = 32;



export const SavedPreferenceRequest = /*#__PURE__*/ zod.object({
  "id": /*#__PURE__*/ zod.int().check(/*#__PURE__*/ zod.gte(1)),
  "active": /*#__PURE__*/ zod.optional(/*#__PURE__*/ zod.boolean()),
  "email": /*#__PURE__*/ zod.nullish(/*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.maxLength(savedPreferenceRequestEmailMax))),
  "textOnlyEmail": /*#__PURE__*/ zod.nullish(/*#__PURE__*/ zod.boolean()),
  "sms": /*#__PURE__*/ zod.nullish(/*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.maxLength(savedPreferenceRequestSmsMax))),
  "voice": /*#__PURE__*/ zod.nullish(/*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.maxLength(savedPreferenceRequestVoiceMax))),
  "userDevicePushRegistration": /*#__PURE__*/ zod.optional(/*#__PURE__*/ zod.union([PushRegistrationRequest,/*#__PURE__*/ zod.null()]))
});

export type SavedPreferenceRequest = zod.input<typeof SavedPreferenceRequest>;
export type SavedPreferenceRequestOutput = zod.output<typeof SavedPreferenceRequest>;
