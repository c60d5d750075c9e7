/**
 * Generated from openapi/ by `npm run generate`. Do not edit.
 */
import * as zod from 'zod/mini';
import { AdminDashboardEnterpriseSummary } from './adminDashboardEnterpriseSummary.zod.ts';
import { DashboardEnterprise } from './dashboardEnterprise.zod.ts';

export const AdminDashboardData = /*#__PURE__*/ zod.object({
  "enterprises": /*#__PURE__*/ zod.array(DashboardEnterprise),
  "adminDashboardEnterpriseSummaries": /*#__PURE__*/ zod.record(/*#__PURE__*/ zod.string(), AdminDashboardEnterpriseSummary)
});

export type AdminDashboardData = zod.input<typeof AdminDashboardData>;
export type AdminDashboardDataOutput = zod.output<typeof AdminDashboardData>;
