/**
 * Generated from openapi/ by `npm run generate`. Do not edit.
 */
import * as zod from 'zod/mini';
import { Fleet } from './fleet.zod.ts';

export const FleetResult = /*#__PURE__*/ zod.object({
  "fleet": Fleet
});

export type FleetResult = zod.input<typeof FleetResult>;
export type FleetResultOutput = zod.output<typeof FleetResult>;
