/**
 * Generated from openapi/ by `npm run generate`. Do not edit.
 */
import * as zod from 'zod/mini';
import { EmailAddress } from './emailAddress.zod.ts';
import { PreferenceActive } from './preferenceActive.zod.ts';

export const EmailPreferenceRequest = /*#__PURE__*/ zod.object({
  "active": /*#__PURE__*/ zod.optional(PreferenceActive),
  "email": EmailAddress,
  "textOnlyEmail": /*#__PURE__*/ zod.optional(/*#__PURE__*/ zod.boolean())
});

export type EmailPreferenceRequest = zod.input<typeof EmailPreferenceRequest>;
export type EmailPreferenceRequestOutput = zod.output<typeof EmailPreferenceRequest>;
