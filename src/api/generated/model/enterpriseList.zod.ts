/**
 * Generated from openapi/ by `npm run generate`. Do not edit.
 */
import * as zod from 'zod/mini';
import { EnterpriseChoice } from './enterpriseChoice.zod.ts';

export const EnterpriseList = /*#__PURE__*/ zod.object({
  "enterprises": /*#__PURE__*/ zod.array(EnterpriseChoice)
});

export type EnterpriseList = zod.input<typeof EnterpriseList>;
export type EnterpriseListOutput = zod.output<typeof EnterpriseList>;
