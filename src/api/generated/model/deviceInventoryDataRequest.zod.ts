/**
 * Generated from openapi/ by `npm run generate`. Do not edit.
 */
import * as zod from 'zod/mini';

export const deviceInventoryDataRequestDeviceTypeTokenMax = 255;

export const deviceInventoryDataRequestValuesMaxOne = 4000;

export const deviceInventoryDataRequestDeviceInventoryLocationMax = 255;




export const DeviceInventoryDataRequest = /*#__PURE__*/ zod.object({
  "device_type_token": /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.minLength(1)).check(/*#__PURE__*/ zod.maxLength(deviceInventoryDataRequestDeviceTypeTokenMax)),
  "values": /*#__PURE__*/ zod.record(/*#__PURE__*/ zod.string(), /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.minLength(1)).check(/*#__PURE__*/ zod.maxLength(deviceInventoryDataRequestValuesMaxOne))),
  "device_inventory_location": /*#__PURE__*/ zod.nullish(/*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.minLength(1)).check(/*#__PURE__*/ zod.maxLength(deviceInventoryDataRequestDeviceInventoryLocationMax))),
  "vendor_order_id": /*#__PURE__*/ zod.nullish(/*#__PURE__*/ zod.int().check(/*#__PURE__*/ zod.gte(1)))
});

export type DeviceInventoryDataRequest = zod.input<typeof DeviceInventoryDataRequest>;
export type DeviceInventoryDataRequestOutput = zod.output<typeof DeviceInventoryDataRequest>;
