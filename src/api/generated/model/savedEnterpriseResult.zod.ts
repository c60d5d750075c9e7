/**
 * Generated from openapi/ by `npm run generate`. Do not edit.
 */
import * as zod from 'zod/mini';
import { Enterprise } from './enterprise.zod.ts';

export const SavedEnterpriseResult = /*#__PURE__*/ zod.object({
  "enterprise": /*#__PURE__*/ zod.optional(Enterprise)
});

export type SavedEnterpriseResult = zod.input<typeof SavedEnterpriseResult>;
export type SavedEnterpriseResultOutput = zod.output<typeof SavedEnterpriseResult>;
