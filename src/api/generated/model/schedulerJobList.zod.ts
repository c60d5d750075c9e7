/**
 * Generated from openapi/ by `npm run generate`. Do not edit.
 */
import * as zod from 'zod/mini';
import { SchedulerJob } from './schedulerJob.zod.ts';

export const SchedulerJobList = /*#__PURE__*/ zod.object({
  "jobs": /*#__PURE__*/ zod.array(SchedulerJob)
});

export type SchedulerJobList = zod.input<typeof SchedulerJobList>;
export type SchedulerJobListOutput = zod.output<typeof SchedulerJobList>;
