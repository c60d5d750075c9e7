/**
 * Generated from openapi/ by `npm run generate`. Do not edit.
 */
import * as zod from 'zod/mini';

export const OrderStatus = /*#__PURE__*/ zod.object({
  "token": /*#__PURE__*/ zod.string(),
  "name": /*#__PURE__*/ zod.string(),
  "displayOrder": /*#__PURE__*/ zod.int()
});

export type OrderStatus = zod.input<typeof OrderStatus>;
export type OrderStatusOutput = zod.output<typeof OrderStatus>;
