/**
 * Generated from openapi/ by `npm run generate`. Do not edit.
 */
import * as zod from 'zod/mini';

export const DashboardEnterprise = /*#__PURE__*/ zod.object({
  "id": /*#__PURE__*/ zod.int(),
  "name": /*#__PURE__*/ zod.string(),
  "retired": /*#__PURE__*/ zod.boolean()
});

export type DashboardEnterprise = zod.input<typeof DashboardEnterprise>;
export type DashboardEnterpriseOutput = zod.output<typeof DashboardEnterprise>;
