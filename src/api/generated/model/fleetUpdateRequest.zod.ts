/**
 * Generated from openapi/ by `npm run generate`. Do not edit.
 */
import * as zod from 'zod/mini';
import { DeviceInventoryId } from './deviceInventoryId.zod.ts';
import { FleetDescription } from './fleetDescription.zod.ts';




export const FleetUpdateRequest = /*#__PURE__*/ zod.object({
  "fleetId": /*#__PURE__*/ zod.int().check(/*#__PURE__*/ zod.gte(1)),
  "description": FleetDescription,
  "deviceInventoryIdsToCommission": /*#__PURE__*/ zod.array(DeviceInventoryId)
});

export type FleetUpdateRequest = zod.input<typeof FleetUpdateRequest>;
export type FleetUpdateRequestOutput = zod.output<typeof FleetUpdateRequest>;
