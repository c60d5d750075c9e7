/**
 * Generated from openapi/ by `npm run generate`. Do not edit.
 */
import * as zod from 'zod/mini';
import { CellularPlan } from './cellularPlan.zod.ts';

export const CellularPlanList = /*#__PURE__*/ zod.object({
  "success": /*#__PURE__*/ zod.boolean(),
  "message": /*#__PURE__*/ zod.nullish(/*#__PURE__*/ zod.string()),
  "data": /*#__PURE__*/ zod.optional(/*#__PURE__*/ zod.array(CellularPlan))
});

export type CellularPlanList = zod.input<typeof CellularPlanList>;
export type CellularPlanListOutput = zod.output<typeof CellularPlanList>;
