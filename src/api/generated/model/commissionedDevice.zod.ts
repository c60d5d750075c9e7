/**
 * Generated from openapi/ by `npm run generate`. Do not edit.
 */
import * as zod from 'zod/mini';
import { DeviceInventoryItem } from './deviceInventoryItem.zod.ts';

export const CommissionedDevice = /*#__PURE__*/ zod.object({
  "deviceInventory": DeviceInventoryItem,
  "fleetId": /*#__PURE__*/ zod.nullish(/*#__PURE__*/ zod.int()),
  "fleetDescription": /*#__PURE__*/ zod.nullish(/*#__PURE__*/ zod.string()),
  "deviceTypeSpecificData": /*#__PURE__*/ zod.nullish(/*#__PURE__*/ zod.record(/*#__PURE__*/ zod.string(), /*#__PURE__*/ zod.nullable(/*#__PURE__*/ zod.string()))),
  "availablePackageName": /*#__PURE__*/ zod.nullish(/*#__PURE__*/ zod.string())
});

export type CommissionedDevice = zod.input<typeof CommissionedDevice>;
export type CommissionedDeviceOutput = zod.output<typeof CommissionedDevice>;
