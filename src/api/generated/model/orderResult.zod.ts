/**
 * Generated from openapi/ by `npm run generate`. Do not edit.
 */
import * as zod from 'zod/mini';
import { Order } from './order.zod.ts';

export const OrderResult = /*#__PURE__*/ zod.object({
  "order": Order
});

export type OrderResult = zod.input<typeof OrderResult>;
export type OrderResultOutput = zod.output<typeof OrderResult>;
