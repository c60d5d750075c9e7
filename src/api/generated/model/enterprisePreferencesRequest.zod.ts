/**
 * Generated from openapi/ by `npm run generate`. Do not edit.
 */
import * as zod from 'zod/mini';
import { EnterprisePreferenceRequest } from './enterprisePreferenceRequest.zod.ts';

export const EnterprisePreferencesRequest = /*#__PURE__*/ zod.array(EnterprisePreferenceRequest);

export type EnterprisePreferencesRequest = zod.input<typeof EnterprisePreferencesRequest>;
export type EnterprisePreferencesRequestOutput = zod.output<typeof EnterprisePreferencesRequest>;
