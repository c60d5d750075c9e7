/**
 * Generated from openapi/ by `npm run generate`. Do not edit.
 */
import * as zod from 'zod/mini';
import { OrderAttachmentRequest } from './orderAttachmentRequest.zod.ts';
import { OrderExtraValueRequest } from './orderExtraValueRequest.zod.ts';
import { OrderItemRequest } from './orderItemRequest.zod.ts';

export const orderRequestOrderStatusMax = 255;

export const orderRequestEnterpriseMax = 255;

export const orderRequestDeviceInventoryLocationMax = 255;

export const orderRequestContactNameMax = 255;


export const orderRequestContactNameRegExp = new RegExp('^\\s*\\S[\\s\\S]*$');
export const orderRequestContactEmailMax = 254;

export const orderRequestShippingToNameMax = 255;


export const orderRequestShippingToNameRegExp = new RegExp('^\\s*\\S[\\s\\S]*$');
export const orderRequestShippingAttentionMax = 255;

export const orderRequestShippingPhoneMax = 16;

export const orderRequestShippingAddressLineOneMax = 255;


export const orderRequestShippingAddressLineOneRegExp = new RegExp('^\\s*\\S[\\s\\S]*$');
export const orderRequestShippingAddressLineTwoMax = 255;

export const orderRequestShippingAddressCityMax = 32;


export const orderRequestShippingAddressCityRegExp = new RegExp('^\\s*\\S[\\s\\S]*$');
export const orderRequestShippingAddressStateMin = 2;
export const orderRequestShippingAddressStateMax = 2;


export const orderRequestShippingAddressStateRegExp = new RegExp('^\\S{2}$');
export const orderRequestShippingAddressZipMax = 16;


export const orderRequestShippingAddressZipRegExp = new RegExp('^\\s*\\S[\\s\\S]*$');


export const OrderRequest = /*#__PURE__*/ zod.object({
  "orderStatus": /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.minLength(1)).check(/*#__PURE__*/ zod.maxLength(orderRequestOrderStatusMax)),
  "enterprise": /*#__PURE__*/ zod.nullish(/*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.minLength(1)).check(/*#__PURE__*/ zod.maxLength(orderRequestEnterpriseMax))),
  "deviceInventoryLocation": /*#__PURE__*/ zod.nullish(/*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.minLength(1)).check(/*#__PURE__*/ zod.maxLength(orderRequestDeviceInventoryLocationMax))),
  "contactName": /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.minLength(1)).check(/*#__PURE__*/ zod.maxLength(orderRequestContactNameMax)).check(/*#__PURE__*/ zod.regex(orderRequestContactNameRegExp)),
  "contactEmail": /*#__PURE__*/ zod.nullish(/*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.minLength(1)).check(/*#__PURE__*/ zod.maxLength(orderRequestContactEmailMax))),
  "shippingToName": /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.minLength(1)).check(/*#__PURE__*/ zod.maxLength(orderRequestShippingToNameMax)).check(/*#__PURE__*/ zod.regex(orderRequestShippingToNameRegExp)),
  "shippingAttention": /*#__PURE__*/ zod.nullish(/*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.minLength(1)).check(/*#__PURE__*/ zod.maxLength(orderRequestShippingAttentionMax))),
  "shippingPhone": /*#__PURE__*/ zod.nullish(/*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.minLength(1)).check(/*#__PURE__*/ zod.maxLength(orderRequestShippingPhoneMax))),
  "shippingAddressLineOne": /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.minLength(1)).check(/*#__PURE__*/ zod.maxLength(orderRequestShippingAddressLineOneMax)).check(/*#__PURE__*/ zod.regex(orderRequestShippingAddressLineOneRegExp)),
  "shippingAddressLineTwo": /*#__PURE__*/ zod.nullish(/*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.minLength(1)).check(/*#__PURE__*/ zod.maxLength(orderRequestShippingAddressLineTwoMax))),
  "shippingAddressCity": /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.minLength(1)).check(/*#__PURE__*/ zod.maxLength(orderRequestShippingAddressCityMax)).check(/*#__PURE__*/ zod.regex(orderRequestShippingAddressCityRegExp)),
  "shippingAddressState": /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.minLength(orderRequestShippingAddressStateMin)).check(/*#__PURE__*/ zod.maxLength(orderRequestShippingAddressStateMax)).check(/*#__PURE__*/ zod.regex(orderRequestShippingAddressStateRegExp)),
  "shippingAddressZip": /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.minLength(1)).check(/*#__PURE__*/ zod.maxLength(orderRequestShippingAddressZipMax)).check(/*#__PURE__*/ zod.regex(orderRequestShippingAddressZipRegExp)),
  "extraValues": /*#__PURE__*/ zod.optional(/*#__PURE__*/ zod.array(OrderExtraValueRequest)),
  "orderItems": /*#__PURE__*/ zod.optional(/*#__PURE__*/ zod.array(OrderItemRequest)),
  "orderAttachments": /*#__PURE__*/ zod.optional(/*#__PURE__*/ zod.array(OrderAttachmentRequest))
});

export type OrderRequest = zod.input<typeof OrderRequest>;
export type OrderRequestOutput = zod.output<typeof OrderRequest>;
