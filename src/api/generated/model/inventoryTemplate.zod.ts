/**
 * Generated from openapi/ by `npm run generate`. Do not edit.
 */
import * as zod from 'zod/mini';
import { InventoryMetadataInput } from './inventoryMetadataInput.zod.ts';
import { InventoryScanInfo } from './inventoryScanInfo.zod.ts';

export const InventoryTemplate = /*#__PURE__*/ zod.object({
  "deviceTypeToken": /*#__PURE__*/ zod.string(),
  "scanInfo": /*#__PURE__*/ zod.optional(/*#__PURE__*/ zod.union([InventoryScanInfo,/*#__PURE__*/ zod.null()])),
  "metadataInputs": /*#__PURE__*/ zod.record(/*#__PURE__*/ zod.string(), InventoryMetadataInput),
  "requiredMetadata": /*#__PURE__*/ zod.array(/*#__PURE__*/ zod.string())
});

export type InventoryTemplate = zod.input<typeof InventoryTemplate>;
export type InventoryTemplateOutput = zod.output<typeof InventoryTemplate>;
