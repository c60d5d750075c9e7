/**
 * Generated from openapi/ by `npm run generate`. Do not edit.
 */
import * as zod from 'zod/mini';
import { DailyReportConfigRequest } from './dailyReportConfigRequest.zod.ts';
import { WeeklyReportConfigRequest } from './weeklyReportConfigRequest.zod.ts';

export const ReportConfigCreateRequest = /*#__PURE__*/ zod.union([DailyReportConfigRequest,WeeklyReportConfigRequest]);

export type ReportConfigCreateRequest = zod.input<typeof ReportConfigCreateRequest>;
export type ReportConfigCreateRequestOutput = zod.output<typeof ReportConfigCreateRequest>;
