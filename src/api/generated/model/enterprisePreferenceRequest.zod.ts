/**
 * Generated from openapi/ by `npm run generate`. Do not edit.
 */
import * as zod from 'zod/mini';
import { NumberPreferenceRequest } from './numberPreferenceRequest.zod.ts';
import { TextPreferenceRequest } from './textPreferenceRequest.zod.ts';

export const EnterprisePreferenceRequest = /*#__PURE__*/ zod.union([TextPreferenceRequest,NumberPreferenceRequest]);

export type EnterprisePreferenceRequest = zod.input<typeof EnterprisePreferenceRequest>;
export type EnterprisePreferenceRequestOutput = zod.output<typeof EnterprisePreferenceRequest>;
