/**
 * Generated from openapi/ by `npm run generate`. Do not edit.
 */
import * as zod from 'zod/mini';

export const ReportTimezoneMax = 64;



export const ReportTimezone = /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.minLength(1)).check(/*#__PURE__*/ zod.maxLength(ReportTimezoneMax));

export type ReportTimezone = zod.input<typeof ReportTimezone>;
export type ReportTimezoneOutput = zod.output<typeof ReportTimezone>;
