/**
 * Generated from openapi/ by `npm run generate`. Do not edit.
 */
import * as zod from 'zod/mini';
import { ShipmentTransaction } from './shipmentTransaction.zod.ts';

export const ShipmentTransactionResult = /*#__PURE__*/ zod.object({
  "transaction": ShipmentTransaction
});

export type ShipmentTransactionResult = zod.input<typeof ShipmentTransactionResult>;
export type ShipmentTransactionResultOutput = zod.output<typeof ShipmentTransactionResult>;
