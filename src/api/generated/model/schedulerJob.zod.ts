/**
 * Generated from openapi/ by `npm run generate`. Do not edit.
 */
import * as zod from 'zod/mini';
import { SchedulerJobEnterprise } from './schedulerJobEnterprise.zod.ts';

export const SchedulerJob = /*#__PURE__*/ zod.object({
  "enterprise": /*#__PURE__*/ zod.optional(/*#__PURE__*/ zod.union([SchedulerJobEnterprise,/*#__PURE__*/ zod.null()])),
  "jobType": /*#__PURE__*/ zod.nullish(/*#__PURE__*/ zod.string()),
  "jobName": /*#__PURE__*/ zod.string(),
  "prevFireTime": /*#__PURE__*/ zod.int(),
  "nextFireTime": /*#__PURE__*/ zod.int()
});

export type SchedulerJob = zod.input<typeof SchedulerJob>;
export type SchedulerJobOutput = zod.output<typeof SchedulerJob>;
