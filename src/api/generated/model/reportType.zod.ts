/**
 * Generated from openapi/ by `npm run generate`. Do not edit.
 */
import * as zod from 'zod/mini';

export const ReportType = /*#__PURE__*/ zod.enum(['ALL_DEVICES_REPORT', 'CORRECTIVE_ACTIONS_REPORT']);

export type ReportType = zod.input<typeof ReportType>;
export type ReportTypeOutput = zod.output<typeof ReportType>;
