/**
 * Generated from openapi/ by `npm run generate`. Do not edit.
 */
import * as zod from 'zod/mini';

export const FleetGrouping = /*#__PURE__*/ zod.object({
  "id": /*#__PURE__*/ zod.optional(/*#__PURE__*/ zod.int()),
  "name": /*#__PURE__*/ zod.nullish(/*#__PURE__*/ zod.string()),
  "timezone": /*#__PURE__*/ zod.nullish(/*#__PURE__*/ zod.string())
});

export type FleetGrouping = zod.input<typeof FleetGrouping>;
export type FleetGroupingOutput = zod.output<typeof FleetGrouping>;
