/**
 * Generated from openapi/ by `npm run generate`. Do not edit.
 */
import * as zod from 'zod/mini';
import { Enterprise } from './enterprise.zod.ts';

export const EnterpriseResult = /*#__PURE__*/ zod.object({
  "enterprise": Enterprise
});

export type EnterpriseResult = zod.input<typeof EnterpriseResult>;
export type EnterpriseResultOutput = zod.output<typeof EnterpriseResult>;
