/**
 * Generated from openapi/ by `npm run generate`. Do not edit.
 */
import * as zod from 'zod/mini';
import { ReportEnterpriseId } from './reportEnterpriseId.zod.ts';
import { ReportRecipients } from './reportRecipients.zod.ts';
import { ReportTimeOfDay } from './reportTimeOfDay.zod.ts';
import { ReportTimezone } from './reportTimezone.zod.ts';
import { ReportType } from './reportType.zod.ts';

export const DailyReportConfigRequest = /*#__PURE__*/ zod.object({
  "enterpriseId": ReportEnterpriseId,
  "reportType": ReportType,
  "frequency": /*#__PURE__*/ zod.literal("DAILY"),
  "timeOfDay": ReportTimeOfDay,
  "timezone": ReportTimezone,
  "recipients": ReportRecipients
});

export type DailyReportConfigRequest = zod.input<typeof DailyReportConfigRequest>;
export type DailyReportConfigRequestOutput = zod.output<typeof DailyReportConfigRequest>;
