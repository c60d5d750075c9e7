/**
 * Generated from openapi/ by `npm run generate`. Do not edit.
 */
import * as zod from 'zod/mini';
import { Instant } from './instant.zod.ts';
import { InventoryLocation } from './inventoryLocation.zod.ts';
import { NullableInstant } from './nullableInstant.zod.ts';
import { OrderAttachment } from './orderAttachment.zod.ts';
import { OrderEnterprise } from './orderEnterprise.zod.ts';
import { OrderExtraValue } from './orderExtraValue.zod.ts';
import { OrderItem } from './orderItem.zod.ts';
import { OrderShippingData } from './orderShippingData.zod.ts';
import { OrderStatus } from './orderStatus.zod.ts';

export const Order = /*#__PURE__*/ zod.object({
  "id": /*#__PURE__*/ zod.int(),
  "displayNumber": /*#__PURE__*/ zod.string(),
  "orderStatus": OrderStatus,
  "enterprise": /*#__PURE__*/ zod.optional(/*#__PURE__*/ zod.union([OrderEnterprise,/*#__PURE__*/ zod.null()])),
  "deviceInventoryLocation": /*#__PURE__*/ zod.optional(/*#__PURE__*/ zod.union([InventoryLocation,/*#__PURE__*/ zod.null()])),
  "contactName": /*#__PURE__*/ zod.string(),
  "contactEmail": /*#__PURE__*/ zod.nullish(/*#__PURE__*/ zod.string()),
  "shippingToName": /*#__PURE__*/ zod.string(),
  "shippingAttention": /*#__PURE__*/ zod.nullish(/*#__PURE__*/ zod.string()),
  "shippingPhone": /*#__PURE__*/ zod.nullish(/*#__PURE__*/ zod.string()),
  "shippingAddressLineOne": /*#__PURE__*/ zod.string(),
  "shippingAddressLineTwo": /*#__PURE__*/ zod.nullish(/*#__PURE__*/ zod.string()),
  "shippingAddressCity": /*#__PURE__*/ zod.string(),
  "shippingAddressState": /*#__PURE__*/ zod.string(),
  "shippingAddressZip": /*#__PURE__*/ zod.string(),
  "extraValues": /*#__PURE__*/ zod.array(OrderExtraValue),
  "orderItems": /*#__PURE__*/ zod.array(OrderItem),
  "orderAttachments": /*#__PURE__*/ zod.array(OrderAttachment),
  "createdAt": Instant,
  "lastUpdatedAt": /*#__PURE__*/ zod.optional(NullableInstant),
  "shippingData": /*#__PURE__*/ zod.optional(/*#__PURE__*/ zod.union([OrderShippingData,/*#__PURE__*/ zod.null()]))
});

export type Order = zod.input<typeof Order>;
export type OrderOutput = zod.output<typeof Order>;
