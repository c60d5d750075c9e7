/**
 * Generated from openapi/ by `npm run generate`. Do not edit.
 */
import * as zod from 'zod/mini';

export const ReportTimeOfDayMax = 5;


export const ReportTimeOfDayRegExp = new RegExp('^([01][0-9]|2[0-3]):[0-5][0-9]$');


export const ReportTimeOfDay = /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.maxLength(ReportTimeOfDayMax)).check(/*#__PURE__*/ zod.regex(ReportTimeOfDayRegExp));

export type ReportTimeOfDay = zod.input<typeof ReportTimeOfDay>;
export type ReportTimeOfDayOutput = zod.output<typeof ReportTimeOfDay>;
