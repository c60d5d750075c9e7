/**
 * Generated from openapi/ by `npm run generate`. Do not edit.
 */
import * as zod from 'zod/mini';







export const DeviceInventoryDataRequest = /*#__PURE__*/ zod.object({
  "device_type_token": /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.minLength(1)),
  "values": /*#__PURE__*/ zod.record(/*#__PURE__*/ zod.string(), /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.minLength(1))),
  "device_inventory_location": /*#__PURE__*/ zod.nullish(/*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.minLength(1))),
  "vendor_order_id": /*#__PURE__*/ zod.nullish(/*#__PURE__*/ zod.int().check(/*#__PURE__*/ zod.gte(1)))
});

export type DeviceInventoryDataRequest = zod.input<typeof DeviceInventoryDataRequest>;
export type DeviceInventoryDataRequestOutput = zod.output<typeof DeviceInventoryDataRequest>;
