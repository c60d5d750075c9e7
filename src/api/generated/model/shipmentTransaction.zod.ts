/**
 * Generated from openapi/ by `npm run generate`. Do not edit.
 */
import * as zod from 'zod/mini';
import { ShipmentMessage } from './shipmentMessage.zod.ts';

export const ShipmentTransaction = /*#__PURE__*/ zod.object({
  "status": /*#__PURE__*/ zod.string(),
  "tracking_number": /*#__PURE__*/ zod.nullish(/*#__PURE__*/ zod.string()),
  "tracking_url_provider": /*#__PURE__*/ zod.nullish(/*#__PURE__*/ zod.string()),
  "tracking_status": /*#__PURE__*/ zod.nullish(/*#__PURE__*/ zod.string()),
  "messages": /*#__PURE__*/ zod.nullish(/*#__PURE__*/ zod.array(ShipmentMessage)),
  "label_url": /*#__PURE__*/ zod.nullish(/*#__PURE__*/ zod.string())
});

export type ShipmentTransaction = zod.input<typeof ShipmentTransaction>;
export type ShipmentTransactionOutput = zod.output<typeof ShipmentTransaction>;
