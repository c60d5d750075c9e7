/**
 * Generated from openapi/ by `npm run generate`. Do not edit.
 */
import * as zod from 'zod/mini';

export const InventoryValidationRegex = /*#__PURE__*/ zod.object({
  "javascript": /*#__PURE__*/ zod.nullish(/*#__PURE__*/ zod.string())
});

export type InventoryValidationRegex = zod.input<typeof InventoryValidationRegex>;
export type InventoryValidationRegexOutput = zod.output<typeof InventoryValidationRegex>;
