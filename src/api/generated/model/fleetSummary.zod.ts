/**
 * Generated from openapi/ by `npm run generate`. Do not edit.
 */
import * as zod from 'zod/mini';
import { FleetEnterprise } from './fleetEnterprise.zod.ts';
import { NullableInstant } from './nullableInstant.zod.ts';

export const FleetSummary = /*#__PURE__*/ zod.object({
  "id": /*#__PURE__*/ zod.int(),
  "description": /*#__PURE__*/ zod.string(),
  "startedAt": NullableInstant,
  "commissionedFor": /*#__PURE__*/ zod.optional(/*#__PURE__*/ zod.union([FleetEnterprise,/*#__PURE__*/ zod.null()]))
});

export type FleetSummary = zod.input<typeof FleetSummary>;
export type FleetSummaryOutput = zod.output<typeof FleetSummary>;
