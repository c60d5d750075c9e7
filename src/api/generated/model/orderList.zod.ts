/**
 * Generated from openapi/ by `npm run generate`. Do not edit.
 */
import * as zod from 'zod/mini';
import { Order } from './order.zod.ts';

export const OrderList = /*#__PURE__*/ zod.object({
  "orders": /*#__PURE__*/ zod.array(Order)
});

export type OrderList = zod.input<typeof OrderList>;
export type OrderListOutput = zod.output<typeof OrderList>;
