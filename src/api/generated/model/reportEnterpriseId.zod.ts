/**
 * Generated from openapi/ by `npm run generate`. Do not edit.
 */
import * as zod from 'zod/mini';




export const ReportEnterpriseId = /*#__PURE__*/ zod.int().check(/*#__PURE__*/ zod.gte(1));

export type ReportEnterpriseId = zod.input<typeof ReportEnterpriseId>;
export type ReportEnterpriseIdOutput = zod.output<typeof ReportEnterpriseId>;
