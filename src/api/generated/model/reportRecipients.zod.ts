/**
 * Generated from openapi/ by `npm run generate`. Do not edit.
 */
import * as zod from 'zod/mini';

export const ReportRecipientsMax = 50;

export const reportRecipientsItemMax = 254;



export const ReportRecipients = /*#__PURE__*/ zod.array(/*#__PURE__*/ zod.email().check(/*#__PURE__*/ zod.maxLength(reportRecipientsItemMax))).check(/*#__PURE__*/ zod.minLength(1)).check(/*#__PURE__*/ zod.maxLength(ReportRecipientsMax));

export type ReportRecipients = zod.input<typeof ReportRecipients>;
export type ReportRecipientsOutput = zod.output<typeof ReportRecipients>;
