/**
 * Generated from openapi/ by `npm run generate`. Do not edit.
 */
import * as zod from 'zod/mini';




export const ReportTimezone = /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.minLength(1));

export type ReportTimezone = zod.input<typeof ReportTimezone>;
export type ReportTimezoneOutput = zod.output<typeof ReportTimezone>;
