/**
 * Generated from openapi/ by `npm run generate`. Do not edit.
 */
import * as zod from 'zod/mini';

export const CellularPlan = /*#__PURE__*/ zod.object({
  "id": /*#__PURE__*/ zod.int(),
  "name": /*#__PURE__*/ zod.string(),
  "includedBytes": /*#__PURE__*/ zod.nullish(/*#__PURE__*/ zod.int()),
  "monthlyPrice": /*#__PURE__*/ zod.nullish(/*#__PURE__*/ zod.number())
});

export type CellularPlan = zod.input<typeof CellularPlan>;
export type CellularPlanOutput = zod.output<typeof CellularPlan>;
