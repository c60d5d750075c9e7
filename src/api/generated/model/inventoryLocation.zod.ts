/**
 * Generated from openapi/ by `npm run generate`. Do not edit.
 */
import * as zod from 'zod/mini';

export const InventoryLocation = /*#__PURE__*/ zod.object({
  "token": /*#__PURE__*/ zod.string(),
  "name": /*#__PURE__*/ zod.string()
});

export type InventoryLocation = zod.input<typeof InventoryLocation>;
export type InventoryLocationOutput = zod.output<typeof InventoryLocation>;
