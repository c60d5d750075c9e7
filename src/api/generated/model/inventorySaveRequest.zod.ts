/**
 * Generated from openapi/ by `npm run generate`. Do not edit.
 */
import * as zod from 'zod/mini';
import { DeviceInventoryDataRequest } from './deviceInventoryDataRequest.zod.ts';

export const InventorySaveRequest = /*#__PURE__*/ zod.object({
  "deviceInventoryData": DeviceInventoryDataRequest,
  "uploads": /*#__PURE__*/ zod.optional(/*#__PURE__*/ zod.array(/*#__PURE__*/ zod.instanceof(Blob)))
});

export type InventorySaveRequest = zod.input<typeof InventorySaveRequest>;
export type InventorySaveRequestOutput = zod.output<typeof InventorySaveRequest>;
