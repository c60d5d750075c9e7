/**
 * Generated from openapi/ by `npm run generate`. Do not edit.
 */
import * as zod from 'zod/mini';
import { EmailAddress } from './emailAddress.zod.ts';

export const ReportRecipientsMax = 50;



export const ReportRecipients = /*#__PURE__*/ zod.array(EmailAddress).check(/*#__PURE__*/ zod.minLength(1)).check(/*#__PURE__*/ zod.maxLength(ReportRecipientsMax));

export type ReportRecipients = zod.input<typeof ReportRecipients>;
export type ReportRecipientsOutput = zod.output<typeof ReportRecipients>;
