/**
 * Generated from openapi/ by `npm run generate`. Do not edit.
 */
import * as zod from 'zod/mini';
import { ReportConfig } from './reportConfig.zod.ts';

export const ReportConfigLookupResult = /*#__PURE__*/ zod.object({
  "reportConfig": /*#__PURE__*/ zod.union([ReportConfig,/*#__PURE__*/ zod.null()])
});

export type ReportConfigLookupResult = zod.input<typeof ReportConfigLookupResult>;
export type ReportConfigLookupResultOutput = zod.output<typeof ReportConfigLookupResult>;
