/**
 * Generated from openapi/ by `npm run generate`. Do not edit.
 */
import * as zod from 'zod/mini';
import { InventoryLocation } from './inventoryLocation.zod.ts';

export const InventoryLocationList = /*#__PURE__*/ zod.object({
  "locations": /*#__PURE__*/ zod.array(InventoryLocation)
});

export type InventoryLocationList = zod.input<typeof InventoryLocationList>;
export type InventoryLocationListOutput = zod.output<typeof InventoryLocationList>;
