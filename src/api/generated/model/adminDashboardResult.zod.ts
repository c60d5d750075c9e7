/**
 * Generated from openapi/ by `npm run generate`. Do not edit.
 */
import * as zod from 'zod/mini';
import { AdminDashboardData } from './adminDashboardData.zod.ts';

export const AdminDashboardResult = /*#__PURE__*/ zod.object({
  "data": AdminDashboardData
});

export type AdminDashboardResult = zod.input<typeof AdminDashboardResult>;
export type AdminDashboardResultOutput = zod.output<typeof AdminDashboardResult>;
