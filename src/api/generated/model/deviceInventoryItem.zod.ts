/**
 * Generated from openapi/ by `npm run generate`. Do not edit.
 */
import * as zod from 'zod/mini';
import { InventoryDeviceType } from './inventoryDeviceType.zod.ts';
import { NullableInstant } from './nullableInstant.zod.ts';

export const DeviceInventoryItem = /*#__PURE__*/ zod.object({
  "id": /*#__PURE__*/ zod.int(),
  "referenceId": /*#__PURE__*/ zod.string(),
  "deviceRadioMacAddress": /*#__PURE__*/ zod.string(),
  "deviceType": InventoryDeviceType,
  "registered": /*#__PURE__*/ zod.nullish(/*#__PURE__*/ zod.boolean()),
  "importedOn": /*#__PURE__*/ zod.optional(NullableInstant),
  "commissionedAt": /*#__PURE__*/ zod.optional(NullableInstant),
  "decommissionedAt": /*#__PURE__*/ zod.optional(NullableInstant),
  "reinventoriedAt": /*#__PURE__*/ zod.optional(NullableInstant),
  "commissioningFailureMessage": /*#__PURE__*/ zod.nullish(/*#__PURE__*/ zod.string())
});

export type DeviceInventoryItem = zod.input<typeof DeviceInventoryItem>;
export type DeviceInventoryItemOutput = zod.output<typeof DeviceInventoryItem>;
