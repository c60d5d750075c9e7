/**
 * Generated from openapi/ by `npm run generate`. Do not edit.
 */
import * as zod from 'zod/mini';

export const FleetEnterprise = /*#__PURE__*/ zod.object({
  "id": /*#__PURE__*/ zod.optional(/*#__PURE__*/ zod.int()),
  "name": /*#__PURE__*/ zod.string()
});

export type FleetEnterprise = zod.input<typeof FleetEnterprise>;
export type FleetEnterpriseOutput = zod.output<typeof FleetEnterprise>;
