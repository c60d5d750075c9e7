/**
 * Generated from openapi/ by `npm run generate`. Do not edit.
 */
import * as zod from 'zod/mini';
import { Order } from './order.zod.ts';

export const SavedOrderResult = /*#__PURE__*/ zod.object({
  "order": /*#__PURE__*/ zod.optional(Order)
});

export type SavedOrderResult = zod.input<typeof SavedOrderResult>;
export type SavedOrderResultOutput = zod.output<typeof SavedOrderResult>;
