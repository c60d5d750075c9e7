/**
 * Generated from openapi/ by `npm run generate`. Do not edit.
 */
import * as zod from 'zod/mini';


export const orderItemRequestQuantityMin = 0;

export const orderItemRequestSkuMax = 255;

export const orderItemRequestDescriptionMax = 1000;

export const orderItemRequestDeviceTypesItemMax = 255;



export const OrderItemRequest = /*#__PURE__*/ zod.object({
  "id": /*#__PURE__*/ zod.optional(/*#__PURE__*/ zod.int().check(/*#__PURE__*/ zod.gte(1))),
  "quantity": /*#__PURE__*/ zod.int().check(/*#__PURE__*/ zod.gte(orderItemRequestQuantityMin)),
  "sku": /*#__PURE__*/ zod.nullish(/*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.minLength(1)).check(/*#__PURE__*/ zod.maxLength(orderItemRequestSkuMax))),
  "description": /*#__PURE__*/ zod.nullish(/*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.minLength(1)).check(/*#__PURE__*/ zod.maxLength(orderItemRequestDescriptionMax))),
  "deviceTypes": /*#__PURE__*/ zod.array(/*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.minLength(1)).check(/*#__PURE__*/ zod.maxLength(orderItemRequestDeviceTypesItemMax)))
});

export type OrderItemRequest = zod.input<typeof OrderItemRequest>;
export type OrderItemRequestOutput = zod.output<typeof OrderItemRequest>;
