/**
 * Generated from openapi/ by `npm run generate`. Do not edit.
 */
import * as zod from 'zod/mini';
import { DashboardLocation } from './dashboardLocation.zod.ts';

export const AdminDashboardEnterpriseSummary = /*#__PURE__*/ zod.object({
  "deviceTypeCounts": /*#__PURE__*/ zod.record(/*#__PURE__*/ zod.string(), /*#__PURE__*/ zod.int()),
  "activeUserCount": /*#__PURE__*/ zod.int(),
  "adminDashboardLocations": /*#__PURE__*/ zod.array(DashboardLocation)
});

export type AdminDashboardEnterpriseSummary = zod.input<typeof AdminDashboardEnterpriseSummary>;
export type AdminDashboardEnterpriseSummaryOutput = zod.output<typeof AdminDashboardEnterpriseSummary>;
