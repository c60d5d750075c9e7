/**
 * Generated from openapi/ by `npm run generate`. Do not edit.
 */
import * as zod from 'zod/mini';
import { OrderAttachmentRequest } from './orderAttachmentRequest.zod.ts';
import { OrderExtraValueRequest } from './orderExtraValueRequest.zod.ts';
import { OrderItemRequest } from './orderItemRequest.zod.ts';






export const orderUpdateRequestContactNameRegExp = new RegExp('\\S');



export const orderUpdateRequestShippingToNameRegExp = new RegExp('\\S');

export const orderUpdateRequestShippingPhoneMax = 16;



export const orderUpdateRequestShippingAddressLineOneRegExp = new RegExp('\\S');

export const orderUpdateRequestShippingAddressCityMax = 32;


export const orderUpdateRequestShippingAddressCityRegExp = new RegExp('\\S');
export const orderUpdateRequestShippingAddressStateMin = 2;
export const orderUpdateRequestShippingAddressStateMax = 2;


export const orderUpdateRequestShippingAddressStateRegExp = new RegExp('^\\S{2}$');
export const orderUpdateRequestShippingAddressZipMax = 16;


export const orderUpdateRequestShippingAddressZipRegExp = new RegExp('\\S');


export const OrderUpdateRequest = /*#__PURE__*/ zod.object({
  "orderStatus": /*#__PURE__*/ zod.optional(/*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.minLength(1))),
  "enterprise": /*#__PURE__*/ zod.nullish(/*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.minLength(1))),
  "deviceInventoryLocation": /*#__PURE__*/ zod.nullish(/*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.minLength(1))),
  "contactName": /*#__PURE__*/ zod.optional(/*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.minLength(1)).check(/*#__PURE__*/ zod.regex(orderUpdateRequestContactNameRegExp))),
  "contactEmail": /*#__PURE__*/ zod.nullish(/*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.minLength(1))),
  "shippingToName": /*#__PURE__*/ zod.optional(/*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.minLength(1)).check(/*#__PURE__*/ zod.regex(orderUpdateRequestShippingToNameRegExp))),
  "shippingAttention": /*#__PURE__*/ zod.nullish(/*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.minLength(1))),
  "shippingPhone": /*#__PURE__*/ zod.nullish(/*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.minLength(1)).check(/*#__PURE__*/ zod.maxLength(orderUpdateRequestShippingPhoneMax))),
  "shippingAddressLineOne": /*#__PURE__*/ zod.optional(/*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.minLength(1)).check(/*#__PURE__*/ zod.regex(orderUpdateRequestShippingAddressLineOneRegExp))),
  "shippingAddressLineTwo": /*#__PURE__*/ zod.nullish(/*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.minLength(1))),
  "shippingAddressCity": /*#__PURE__*/ zod.optional(/*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.minLength(1)).check(/*#__PURE__*/ zod.maxLength(orderUpdateRequestShippingAddressCityMax)).check(/*#__PURE__*/ zod.regex(orderUpdateRequestShippingAddressCityRegExp))),
  "shippingAddressState": /*#__PURE__*/ zod.optional(/*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.minLength(orderUpdateRequestShippingAddressStateMin)).check(/*#__PURE__*/ zod.maxLength(orderUpdateRequestShippingAddressStateMax)).check(/*#__PURE__*/ zod.regex(orderUpdateRequestShippingAddressStateRegExp))),
  "shippingAddressZip": /*#__PURE__*/ zod.optional(/*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.minLength(1)).check(/*#__PURE__*/ zod.maxLength(orderUpdateRequestShippingAddressZipMax)).check(/*#__PURE__*/ zod.regex(orderUpdateRequestShippingAddressZipRegExp))),
  "extraValues": /*#__PURE__*/ zod.optional(/*#__PURE__*/ zod.array(OrderExtraValueRequest)),
  "orderItems": /*#__PURE__*/ zod.optional(/*#__PURE__*/ zod.array(OrderItemRequest)),
  "orderAttachments": /*#__PURE__*/ zod.optional(/*#__PURE__*/ zod.array(OrderAttachmentRequest))
});

export type OrderUpdateRequest = zod.input<typeof OrderUpdateRequest>;
export type OrderUpdateRequestOutput = zod.output<typeof OrderUpdateRequest>;
