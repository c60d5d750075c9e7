/**
 * Generated from openapi/ by `npm run generate`. Do not edit.
 */
import * as zod from 'zod/mini';
import { DeviceInventoryId } from './deviceInventoryId.zod.ts';
import { FleetDescription } from './fleetDescription.zod.ts';




export const FleetCreateRequest = /*#__PURE__*/ zod.object({
  "description": FleetDescription,
  "commissionedForEnterpriseId": /*#__PURE__*/ zod.int().check(/*#__PURE__*/ zod.gte(1)),
  "deviceInventoryIdsToCommission": /*#__PURE__*/ zod.array(DeviceInventoryId)
});

export type FleetCreateRequest = zod.input<typeof FleetCreateRequest>;
export type FleetCreateRequestOutput = zod.output<typeof FleetCreateRequest>;
