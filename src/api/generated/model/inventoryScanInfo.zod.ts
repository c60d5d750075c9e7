/**
 * Generated from openapi/ by `npm run generate`. Do not edit.
 */
import * as zod from 'zod/mini';

export const InventoryScanInfo = /*#__PURE__*/ zod.object({
  "type": /*#__PURE__*/ zod.string(),
  "format": /*#__PURE__*/ zod.string()
});

export type InventoryScanInfo = zod.input<typeof InventoryScanInfo>;
export type InventoryScanInfoOutput = zod.output<typeof InventoryScanInfo>;
