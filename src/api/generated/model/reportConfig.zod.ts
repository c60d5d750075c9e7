/**
 * Generated from openapi/ by `npm run generate`. Do not edit.
 */
import * as zod from 'zod/mini';
import { ReportEnterprise } from './reportEnterprise.zod.ts';

export const ReportConfig = /*#__PURE__*/ zod.object({
  "id": /*#__PURE__*/ zod.int(),
  "enterprise": ReportEnterprise,
  "reportType": /*#__PURE__*/ zod.string(),
  "frequency": /*#__PURE__*/ zod.string(),
  "dayOfWeek": /*#__PURE__*/ zod.nullish(/*#__PURE__*/ zod.string()),
  "timeOfDay": /*#__PURE__*/ zod.string(),
  "timezone": /*#__PURE__*/ zod.string(),
  "recipients": /*#__PURE__*/ zod.array(/*#__PURE__*/ zod.string())
});

export type ReportConfig = zod.input<typeof ReportConfig>;
export type ReportConfigOutput = zod.output<typeof ReportConfig>;
