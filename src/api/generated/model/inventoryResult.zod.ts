/**
 * Generated from openapi/ by `npm run generate`. Do not edit.
 */
import * as zod from 'zod/mini';
import { InventoryRow } from './inventoryRow.zod.ts';

export const InventoryResult = /*#__PURE__*/ zod.object({
  "inventory": InventoryRow
});

export type InventoryResult = zod.input<typeof InventoryResult>;
export type InventoryResultOutput = zod.output<typeof InventoryResult>;
