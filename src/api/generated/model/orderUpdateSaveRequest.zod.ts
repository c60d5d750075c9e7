/**
 * Generated from openapi/ by `npm run generate`. Do not edit.
 */
import * as zod from 'zod/mini';
import { OrderUpdateRequest } from './orderUpdateRequest.zod.ts';

export const OrderUpdateSaveRequest = /*#__PURE__*/ zod.object({
  "order": OrderUpdateRequest,
  "uploads": /*#__PURE__*/ zod.optional(/*#__PURE__*/ zod.array(/*#__PURE__*/ zod.instanceof(Blob)))
});

export type OrderUpdateSaveRequest = zod.input<typeof OrderUpdateSaveRequest>;
export type OrderUpdateSaveRequestOutput = zod.output<typeof OrderUpdateSaveRequest>;
