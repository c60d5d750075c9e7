/**
 * Generated from openapi/ by `npm run generate`. Do not edit.
 */
import * as zod from 'zod/mini';
import { InventoryTemplate } from './inventoryTemplate.zod.ts';

export const InventoryTemplateResult = /*#__PURE__*/ zod.object({
  "template": InventoryTemplate
});

export type InventoryTemplateResult = zod.input<typeof InventoryTemplateResult>;
export type InventoryTemplateResultOutput = zod.output<typeof InventoryTemplateResult>;
