/**
 * Generated from openapi/ by `npm run generate`. Do not edit.
 */
import * as zod from 'zod/mini';
import { EnterpriseName } from './enterpriseName.zod.ts';

export const EnterpriseUpdateRequest = /*#__PURE__*/ zod.object({
  "name": EnterpriseName
});

export type EnterpriseUpdateRequest = zod.input<typeof EnterpriseUpdateRequest>;
export type EnterpriseUpdateRequestOutput = zod.output<typeof EnterpriseUpdateRequest>;
