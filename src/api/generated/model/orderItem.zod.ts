/**
 * Generated from openapi/ by `npm run generate`. Do not edit.
 */
import * as zod from 'zod/mini';
import { DeviceType } from './deviceType.zod.ts';

export const OrderItem = /*#__PURE__*/ zod.object({
  "id": /*#__PURE__*/ zod.int(),
  "quantity": /*#__PURE__*/ zod.int(),
  "sku": /*#__PURE__*/ zod.nullish(/*#__PURE__*/ zod.string()),
  "description": /*#__PURE__*/ zod.nullish(/*#__PURE__*/ zod.string()),
  "deviceTypes": /*#__PURE__*/ zod.array(DeviceType)
});

export type OrderItem = zod.input<typeof OrderItem>;
export type OrderItemOutput = zod.output<typeof OrderItem>;
