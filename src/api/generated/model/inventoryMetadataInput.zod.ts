/**
 * Generated from openapi/ by `npm run generate`. Do not edit.
 */
import * as zod from 'zod/mini';
import { InventoryValidationRegex } from './inventoryValidationRegex.zod.ts';

export const InventoryMetadataInput = /*#__PURE__*/ zod.object({
  "displayName": /*#__PURE__*/ zod.string(),
  "displayOrder": /*#__PURE__*/ zod.nullish(/*#__PURE__*/ zod.int()),
  "valueType": /*#__PURE__*/ zod.string(),
  "examples": /*#__PURE__*/ zod.optional(/*#__PURE__*/ zod.array(/*#__PURE__*/ zod.string())),
  "validationRegex": /*#__PURE__*/ zod.optional(/*#__PURE__*/ zod.union([InventoryValidationRegex,/*#__PURE__*/ zod.null()]))
});

export type InventoryMetadataInput = zod.input<typeof InventoryMetadataInput>;
export type InventoryMetadataInputOutput = zod.output<typeof InventoryMetadataInput>;
