/**
 * Generated from openapi/ by `npm run generate`. Do not edit.
 */
import * as zod from 'zod/mini';

export const ReportEnterprise = /*#__PURE__*/ zod.object({
  "id": /*#__PURE__*/ zod.int(),
  "name": /*#__PURE__*/ zod.string()
});

export type ReportEnterprise = zod.input<typeof ReportEnterprise>;
export type ReportEnterpriseOutput = zod.output<typeof ReportEnterprise>;
