/**
 * Generated from openapi/ by `npm run generate`. Do not edit.
 */
import * as zod from 'zod/mini';
import { DeviceInventoryItem } from './deviceInventoryItem.zod.ts';
import { DeviceTimesByMacAddress } from './deviceTimesByMacAddress.zod.ts';
import { FleetGrouping } from './fleetGrouping.zod.ts';
import { FleetSummary } from './fleetSummary.zod.ts';

export const Fleet = /*#__PURE__*/ zod.intersection(FleetSummary, /*#__PURE__*/ zod.object({
  "deviceGrouping": /*#__PURE__*/ zod.optional(/*#__PURE__*/ zod.union([FleetGrouping,/*#__PURE__*/ zod.null()])),
  "deviceInventoryToCommission": /*#__PURE__*/ zod.array(DeviceInventoryItem),
  "deviceRadioMacAddressToRegisteredLastUpdatedTime": DeviceTimesByMacAddress,
  "deviceRadioMacAddressToUnregisteredLastReceivedTime": DeviceTimesByMacAddress
}));

export type Fleet = zod.input<typeof Fleet>;
export type FleetOutput = zod.output<typeof Fleet>;
