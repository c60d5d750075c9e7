/**
 * Generated from openapi/ by `npm run generate`. Do not edit.
 */
import * as zod from 'zod/mini';
import { VendorOrder } from './vendorOrder.zod.ts';

export const VendorOrderList = /*#__PURE__*/ zod.object({
  "vendorOrders": /*#__PURE__*/ zod.array(VendorOrder)
});

export type VendorOrderList = zod.input<typeof VendorOrderList>;
export type VendorOrderListOutput = zod.output<typeof VendorOrderList>;
