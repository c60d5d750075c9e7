/**
 * Generated from openapi/ by `npm run generate`. Do not edit.
 */
import * as zod from 'zod/mini';
import { OrderAttachmentRequest } from './orderAttachmentRequest.zod.ts';
import { OrderExtraValueRequest } from './orderExtraValueRequest.zod.ts';
import { OrderItemRequest } from './orderItemRequest.zod.ts';

export const orderUpdateRequestOrderStatusMax = 255;

export const orderUpdateRequestEnterpriseMax = 255;

export const orderUpdateRequestDeviceInventoryLocationMax = 255;

export const orderUpdateRequestContactNameMax = 255;


export const orderUpdateRequestContactNameRegExp = new RegExp('^\\s*\\S[\\s\\S]*$');
export const orderUpdateRequestContactEmailMax = 254;

export const orderUpdateRequestShippingToNameMax = 255;


export const orderUpdateRequestShippingToNameRegExp = new RegExp('^\\s*\\S[\\s\\S]*$');
export const orderUpdateRequestShippingAttentionMax = 255;

export const orderUpdateRequestShippingPhoneMax = 16;

export const orderUpdateRequestShippingAddressLineOneMax = 255;


export const orderUpdateRequestShippingAddressLineOneRegExp = new RegExp('^\\s*\\S[\\s\\S]*$');
export const orderUpdateRequestShippingAddressLineTwoMax = 255;

export const orderUpdateRequestShippingAddressCityMax = 32;


export const orderUpdateRequestShippingAddressCityRegExp = new RegExp('^\\s*\\S[\\s\\S]*$');
export const orderUpdateRequestShippingAddressStateMin = 2;
export const orderUpdateRequestShippingAddressStateMax = 2;


export const orderUpdateRequestShippingAddressStateRegExp = new RegExp('^\\S{2}$');
export const orderUpdateRequestShippingAddressZipMax = 16;


export const orderUpdateRequestShippingAddressZipRegExp = new RegExp('^\\s*\\S[\\s\\S]*$');


export const OrderUpdateRequest = /*#__PURE__*/ zod.object({
  "orderStatus": /*#__PURE__*/ zod.optional(/*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.minLength(1)).check(/*#__PURE__*/ zod.maxLength(orderUpdateRequestOrderStatusMax))),
  "enterprise": /*#__PURE__*/ zod.nullish(/*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.minLength(1)).check(/*#__PURE__*/ zod.maxLength(orderUpdateRequestEnterpriseMax))),
  "deviceInventoryLocation": /*#__PURE__*/ zod.nullish(/*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.minLength(1)).check(/*#__PURE__*/ zod.maxLength(orderUpdateRequestDeviceInventoryLocationMax))),
  "contactName": /*#__PURE__*/ zod.optional(/*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.minLength(1)).check(/*#__PURE__*/ zod.maxLength(orderUpdateRequestContactNameMax)).check(/*#__PURE__*/ zod.regex(orderUpdateRequestContactNameRegExp))),
  "contactEmail": /*#__PURE__*/ zod.nullish(/*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.minLength(1)).check(/*#__PURE__*/ zod.maxLength(orderUpdateRequestContactEmailMax))),
  "shippingToName": /*#__PURE__*/ zod.optional(/*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.minLength(1)).check(/*#__PURE__*/ zod.maxLength(orderUpdateRequestShippingToNameMax)).check(/*#__PURE__*/ zod.regex(orderUpdateRequestShippingToNameRegExp))),
  "shippingAttention": /*#__PURE__*/ zod.nullish(/*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.minLength(1)).check(/*#__PURE__*/ zod.maxLength(orderUpdateRequestShippingAttentionMax))),
  "shippingPhone": /*#__PURE__*/ zod.nullish(/*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.minLength(1)).check(/*#__PURE__*/ zod.maxLength(orderUpdateRequestShippingPhoneMax))),
  "shippingAddressLineOne": /*#__PURE__*/ zod.optional(/*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.minLength(1)).check(/*#__PURE__*/ zod.maxLength(orderUpdateRequestShippingAddressLineOneMax)).check(/*#__PURE__*/ zod.regex(orderUpdateRequestShippingAddressLineOneRegExp))),
  "shippingAddressLineTwo": /*#__PURE__*/ zod.nullish(/*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.minLength(1)).check(/*#__PURE__*/ zod.maxLength(orderUpdateRequestShippingAddressLineTwoMax))),
  "shippingAddressCity": /*#__PURE__*/ zod.optional(/*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.minLength(1)).check(/*#__PURE__*/ zod.maxLength(orderUpdateRequestShippingAddressCityMax)).check(/*#__PURE__*/ zod.regex(orderUpdateRequestShippingAddressCityRegExp))),
  "shippingAddressState": /*#__PURE__*/ zod.optional(/*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.minLength(orderUpdateRequestShippingAddressStateMin)).check(/*#__PURE__*/ zod.maxLength(orderUpdateRequestShippingAddressStateMax)).check(/*#__PURE__*/ zod.regex(orderUpdateRequestShippingAddressStateRegExp))),
  "shippingAddressZip": /*#__PURE__*/ zod.optional(/*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.minLength(1)).check(/*#__PURE__*/ zod.maxLength(orderUpdateRequestShippingAddressZipMax)).check(/*#__PURE__*/ zod.regex(orderUpdateRequestShippingAddressZipRegExp))),
  "extraValues": /*#__PURE__*/ zod.optional(/*#__PURE__*/ zod.array(OrderExtraValueRequest)),
  "orderItems": /*#__PURE__*/ zod.optional(/*#__PURE__*/ zod.array(OrderItemRequest)),
  "orderAttachments": /*#__PURE__*/ zod.optional(/*#__PURE__*/ zod.array(OrderAttachmentRequest))
});

export type OrderUpdateRequest = zod.input<typeof OrderUpdateRequest>;
export type OrderUpdateRequestOutput = zod.output<typeof OrderUpdateRequest>;
