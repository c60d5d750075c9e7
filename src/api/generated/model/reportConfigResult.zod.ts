/**
 * Generated from openapi/ by `npm run generate`. Do not edit.
 */
import * as zod from 'zod/mini';
import { ReportConfig } from './reportConfig.zod.ts';

export const ReportConfigResult = /*#__PURE__*/ zod.object({
  "reportConfig": ReportConfig
});

export type ReportConfigResult = zod.input<typeof ReportConfigResult>;
export type ReportConfigResultOutput = zod.output<typeof ReportConfigResult>;
