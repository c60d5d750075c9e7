/**
 * Generated from openapi/ by `npm run generate`. Do not edit.
 */
import * as zod from 'zod/mini';
import { ReportEnterpriseId } from './reportEnterpriseId.zod.ts';
import { ReportRecipients } from './reportRecipients.zod.ts';
import { ReportTimeOfDay } from './reportTimeOfDay.zod.ts';
import { ReportTimezone } from './reportTimezone.zod.ts';
import { ReportType } from './reportType.zod.ts';

export const WeeklyReportConfigRequest = /*#__PURE__*/ zod.object({
  "enterpriseId": ReportEnterpriseId,
  "reportType": ReportType,
  "frequency": /*#__PURE__*/ zod.literal("WEEKLY"),
  "dayOfWeek": /*#__PURE__*/ zod.enum(['MONDAY', 'TUESDAY', 'WEDNESDAY', 'THURSDAY', 'FRIDAY', 'SATURDAY', 'SUNDAY']),
  "timeOfDay": ReportTimeOfDay,
  "timezone": ReportTimezone,
  "recipients": ReportRecipients
});

export type WeeklyReportConfigRequest = zod.input<typeof WeeklyReportConfigRequest>;
export type WeeklyReportConfigRequestOutput = zod.output<typeof WeeklyReportConfigRequest>;
