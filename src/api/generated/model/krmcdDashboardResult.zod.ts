/**
 * Generated from openapi/ by `npm run generate`. Do not edit.
 */
import * as zod from 'zod/mini';
import { KrmcdDashboard } from './krmcdDashboard.zod.ts';

export const KrmcdDashboardResult = /*#__PURE__*/ zod.object({
  "data": KrmcdDashboard
});

export type KrmcdDashboardResult = zod.input<typeof KrmcdDashboardResult>;
export type KrmcdDashboardResultOutput = zod.output<typeof KrmcdDashboardResult>;
