/**
 * Generated from openapi/ by `npm run generate`. Do not edit.
 */
import * as zod from 'zod/mini';

export const DashboardLocation = /*#__PURE__*/ zod.object({
  "id": /*#__PURE__*/ zod.int(),
  "name": /*#__PURE__*/ zod.string()
});

export type DashboardLocation = zod.input<typeof DashboardLocation>;
export type DashboardLocationOutput = zod.output<typeof DashboardLocation>;
