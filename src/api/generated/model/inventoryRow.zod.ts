/**
 * Generated from openapi/ by `npm run generate`. Do not edit.
 */
import * as zod from 'zod/mini';
import { InventoryDeviceType } from './inventoryDeviceType.zod.ts';
import { InventoryLocation } from './inventoryLocation.zod.ts';
import { NullableInstant } from './nullableInstant.zod.ts';
import { VendorOrder } from './vendorOrder.zod.ts';

export const InventoryRow = /*#__PURE__*/ zod.object({
  "id": /*#__PURE__*/ zod.optional(/*#__PURE__*/ zod.int()),
  "referenceId": /*#__PURE__*/ zod.string(),
  "deviceRadioMacAddress": /*#__PURE__*/ zod.string(),
  "deviceType": InventoryDeviceType,
  "importedOn": NullableInstant,
  "deviceInventoryLocation": /*#__PURE__*/ zod.optional(/*#__PURE__*/ zod.union([InventoryLocation,/*#__PURE__*/ zod.null()])),
  "vendorOrder": /*#__PURE__*/ zod.optional(/*#__PURE__*/ zod.union([VendorOrder,/*#__PURE__*/ zod.null()]))
});

export type InventoryRow = zod.input<typeof InventoryRow>;
export type InventoryRowOutput = zod.output<typeof InventoryRow>;
