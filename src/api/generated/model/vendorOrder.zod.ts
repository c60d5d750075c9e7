/**
 * Generated from openapi/ by `npm run generate`. Do not edit.
 */
import * as zod from 'zod/mini';

export const VendorOrder = /*#__PURE__*/ zod.object({
  "id": /*#__PURE__*/ zod.int(),
  "displayName": /*#__PURE__*/ zod.string()
});

export type VendorOrder = zod.input<typeof VendorOrder>;
export type VendorOrderOutput = zod.output<typeof VendorOrder>;
