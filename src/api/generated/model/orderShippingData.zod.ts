/**
 * Generated from openapi/ by `npm run generate`. Do not edit.
 */
import * as zod from 'zod/mini';

export const OrderShippingData = /*#__PURE__*/ zod.object({
  "shippo_address_id": /*#__PURE__*/ zod.nullish(/*#__PURE__*/ zod.string()),
  "shippo_shipment_id": /*#__PURE__*/ zod.nullish(/*#__PURE__*/ zod.string()),
  "shippo_transaction_id": /*#__PURE__*/ zod.nullish(/*#__PURE__*/ zod.string())
});

export type OrderShippingData = zod.input<typeof OrderShippingData>;
export type OrderShippingDataOutput = zod.output<typeof OrderShippingData>;
