/**
 * Generated from openapi/ by `npm run generate`. Do not edit.
 */
import * as zod from 'zod/mini';
import { EnterprisePreference } from './enterprisePreference.zod.ts';

export const EnterprisePreferenceList = /*#__PURE__*/ zod.object({
  "preferences": /*#__PURE__*/ zod.array(EnterprisePreference)
});

export type EnterprisePreferenceList = zod.input<typeof EnterprisePreferenceList>;
export type EnterprisePreferenceListOutput = zod.output<typeof EnterprisePreferenceList>;
