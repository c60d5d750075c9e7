/**
 * Generated from openapi/ by `npm run generate`. Do not edit.
 */
import * as zod from 'zod/mini';
import { PreferenceActive } from './preferenceActive.zod.ts';

export const emailPreferenceRequestEmailMax = 254;



export const EmailPreferenceRequest = /*#__PURE__*/ zod.object({
  "active": /*#__PURE__*/ zod.optional(PreferenceActive),
  "email": /*#__PURE__*/ zod.email().check(/*#__PURE__*/ zod.minLength(1)).check(/*#__PURE__*/ zod.maxLength(emailPreferenceRequestEmailMax)),
  "textOnlyEmail": /*#__PURE__*/ zod.optional(/*#__PURE__*/ zod.boolean())
});

export type EmailPreferenceRequest = zod.input<typeof EmailPreferenceRequest>;
export type EmailPreferenceRequestOutput = zod.output<typeof EmailPreferenceRequest>;
