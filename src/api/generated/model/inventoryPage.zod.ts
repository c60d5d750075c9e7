/**
 * Generated from openapi/ by `npm run generate`. Do not edit.
 */
import * as zod from 'zod/mini';
import { InventoryRow } from './inventoryRow.zod.ts';
import { PageInfo } from './pageInfo.zod.ts';

export const InventoryPage = /*#__PURE__*/ zod.object({
  "inventory": /*#__PURE__*/ zod.array(InventoryRow),
  "page": PageInfo
});

export type InventoryPage = zod.input<typeof InventoryPage>;
export type InventoryPageOutput = zod.output<typeof InventoryPage>;
