/**
 * Generated from openapi/ by `npm run generate`. Do not edit.
 */
import * as zod from 'zod/mini';

export const SchedulerJobEnterprise = /*#__PURE__*/ zod.object({
  "name": /*#__PURE__*/ zod.string()
});

export type SchedulerJobEnterprise = zod.input<typeof SchedulerJobEnterprise>;
export type SchedulerJobEnterpriseOutput = zod.output<typeof SchedulerJobEnterprise>;
