/**
 * Generated from openapi/ by `npm run generate`. Do not edit.
 */
import * as zod from 'zod/mini';
import { DeviceInventoryItem } from './deviceInventoryItem.zod.ts';

export const AvailableInventoryList = /*#__PURE__*/ zod.object({
  "inventory": /*#__PURE__*/ zod.array(DeviceInventoryItem)
});

export type AvailableInventoryList = zod.input<typeof AvailableInventoryList>;
export type AvailableInventoryListOutput = zod.output<typeof AvailableInventoryList>;
