/**
 * Generated from openapi/ by `npm run generate`. Do not edit.
 */
import * as zod from 'zod/mini';
import { FleetSummary } from './fleetSummary.zod.ts';
import { PageInfo } from './pageInfo.zod.ts';

export const FleetPage = /*#__PURE__*/ zod.object({
  "fleets": /*#__PURE__*/ zod.array(FleetSummary),
  "page": PageInfo
});

export type FleetPage = zod.input<typeof FleetPage>;
export type FleetPageOutput = zod.output<typeof FleetPage>;
