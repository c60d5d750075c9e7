/**
 * Generated from openapi/ by `npm run generate`. Do not edit.
 */
import * as zod from 'zod/mini';
import { OrderStatus } from './orderStatus.zod.ts';

export const OrderStatusList = /*#__PURE__*/ zod.object({
  "orderStatuses": /*#__PURE__*/ zod.array(OrderStatus)
});

export type OrderStatusList = zod.input<typeof OrderStatusList>;
export type OrderStatusListOutput = zod.output<typeof OrderStatusList>;
