/**
 * Generated from openapi/ by `npm run generate`. Do not edit.
 */
import * as zod from 'zod/mini';
import { EnterprisePreference } from './enterprisePreference.zod.ts';

export const SavedPreferenceList = /*#__PURE__*/ zod.object({
  "preferences": /*#__PURE__*/ zod.optional(/*#__PURE__*/ zod.array(EnterprisePreference))
});

export type SavedPreferenceList = zod.input<typeof SavedPreferenceList>;
export type SavedPreferenceListOutput = zod.output<typeof SavedPreferenceList>;
