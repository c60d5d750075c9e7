/**
 * Generated from openapi/ by `npm run generate`. Do not edit.
 */
import * as zod from 'zod/mini';
import { OrderAttachmentRequest } from './orderAttachmentRequest.zod.ts';
import { OrderExtraValueRequest } from './orderExtraValueRequest.zod.ts';
import { OrderItemRequest } from './orderItemRequest.zod.ts';






export const orderRequestContactNameRegExp = new RegExp('\\S');



export const orderRequestShippingToNameRegExp = new RegExp('\\S');

export const orderRequestShippingPhoneMax = 16;



export const orderRequestShippingAddressLineOneRegExp = new RegExp('\\S');

export const orderRequestShippingAddressCityMax = 32;


export const orderRequestShippingAddressCityRegExp = new RegExp('\\S');
export const orderRequestShippingAddressStateMin = 2;
export const orderRequestShippingAddressStateMax = 2;


export const orderRequestShippingAddressStateRegExp = new RegExp('^\\S{2}$');
export const orderRequestShippingAddressZipMax = 16;


export const orderRequestShippingAddressZipRegExp = new RegExp('\\S');


export const OrderRequest = /*#__PURE__*/ zod.object({
  "orderStatus": /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.minLength(1)),
  "enterprise": /*#__PURE__*/ zod.nullish(/*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.minLength(1))),
  "deviceInventoryLocation": /*#__PURE__*/ zod.nullish(/*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.minLength(1))),
  "contactName": /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.minLength(1)).check(/*#__PURE__*/ zod.regex(orderRequestContactNameRegExp)),
  "contactEmail": /*#__PURE__*/ zod.nullish(/*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.minLength(1))),
  "shippingToName": /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.minLength(1)).check(/*#__PURE__*/ zod.regex(orderRequestShippingToNameRegExp)),
  "shippingAttention": /*#__PURE__*/ zod.nullish(/*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.minLength(1))),
  "shippingPhone": /*#__PURE__*/ zod.nullish(/*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.minLength(1)).check(/*#__PURE__*/ zod.maxLength(orderRequestShippingPhoneMax))),
  "shippingAddressLineOne": /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.minLength(1)).check(/*#__PURE__*/ zod.regex(orderRequestShippingAddressLineOneRegExp)),
  "shippingAddressLineTwo": /*#__PURE__*/ zod.nullish(/*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.minLength(1))),
  "shippingAddressCity": /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.minLength(1)).check(/*#__PURE__*/ zod.maxLength(orderRequestShippingAddressCityMax)).check(/*#__PURE__*/ zod.regex(orderRequestShippingAddressCityRegExp)),
  "shippingAddressState": /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.minLength(orderRequestShippingAddressStateMin)).check(/*#__PURE__*/ zod.maxLength(orderRequestShippingAddressStateMax)).check(/*#__PURE__*/ zod.regex(orderRequestShippingAddressStateRegExp)),
  "shippingAddressZip": /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.minLength(1)).check(/*#__PURE__*/ zod.maxLength(orderRequestShippingAddressZipMax)).check(/*#__PURE__*/ zod.regex(orderRequestShippingAddressZipRegExp)),
  "extraValues": /*#__PURE__*/ zod.optional(/*#__PURE__*/ zod.array(OrderExtraValueRequest)),
  "orderItems": /*#__PURE__*/ zod.optional(/*#__PURE__*/ zod.array(OrderItemRequest)),
  "orderAttachments": /*#__PURE__*/ zod.optional(/*#__PURE__*/ zod.array(OrderAttachmentRequest))
});

export type OrderRequest = zod.input<typeof OrderRequest>;
export type OrderRequestOutput = zod.output<typeof OrderRequest>;
