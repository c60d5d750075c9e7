/**
 * Generated from openapi/ by `npm run generate`. Do not edit.
 */
import * as zod from 'zod/mini';
import { OrderRequest } from './orderRequest.zod.ts';

export const OrderSaveRequest = /*#__PURE__*/ zod.object({
  "order": OrderRequest,
  "uploads": /*#__PURE__*/ zod.optional(/*#__PURE__*/ zod.array(/*#__PURE__*/ zod.instanceof(Blob)))
});

export type OrderSaveRequest = zod.input<typeof OrderSaveRequest>;
export type OrderSaveRequestOutput = zod.output<typeof OrderSaveRequest>;
