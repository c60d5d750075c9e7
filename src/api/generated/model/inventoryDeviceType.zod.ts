/**
 * Generated from openapi/ by `npm run generate`. Do not edit.
 */
import * as zod from 'zod/mini';
import { DeviceFunctionalType } from './deviceFunctionalType.zod.ts';
import { DeviceSerialNumberType } from './deviceSerialNumberType.zod.ts';

export const InventoryDeviceType = /*#__PURE__*/ zod.object({
  "token": /*#__PURE__*/ zod.optional(/*#__PURE__*/ zod.string()),
  "name": /*#__PURE__*/ zod.string(),
  "deviceFunctionalType": /*#__PURE__*/ zod.optional(/*#__PURE__*/ zod.union([DeviceFunctionalType,/*#__PURE__*/ zod.null()])),
  "deviceSerialNumberType": /*#__PURE__*/ zod.optional(/*#__PURE__*/ zod.union([DeviceSerialNumberType,/*#__PURE__*/ zod.null()]))
});

export type InventoryDeviceType = zod.input<typeof InventoryDeviceType>;
export type InventoryDeviceTypeOutput = zod.output<typeof InventoryDeviceType>;
