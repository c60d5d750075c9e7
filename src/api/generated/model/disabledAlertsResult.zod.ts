/**
 * Generated from openapi/ by `npm run generate`. Do not edit.
 */
import * as zod from 'zod/mini';
import { DashboardLocation } from './dashboardLocation.zod.ts';

export const DisabledAlertsResult = /*#__PURE__*/ zod.object({
  "data": /*#__PURE__*/ zod.record(/*#__PURE__*/ zod.string(), /*#__PURE__*/ zod.array(DashboardLocation))
});

export type DisabledAlertsResult = zod.input<typeof DisabledAlertsResult>;
export type DisabledAlertsResultOutput = zod.output<typeof DisabledAlertsResult>;
