/**
 * Generated from openapi/ by `npm run generate`. Do not edit.
 */
import * as zod from 'zod/mini';
import { SchedulerError } from './schedulerError.zod.ts';

export const SchedulerErrorList = /*#__PURE__*/ zod.object({
  "errors": /*#__PURE__*/ zod.array(SchedulerError)
});

export type SchedulerErrorList = zod.input<typeof SchedulerErrorList>;
export type SchedulerErrorListOutput = zod.output<typeof SchedulerErrorList>;
