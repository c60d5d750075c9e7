/**
 * Generated from openapi/ by `npm run generate`. Do not edit.
 */
import * as zod from 'zod/mini';
import { ShipmentTransaction } from './shipmentTransaction.zod.ts';

export const ShipmentTransactionLookupResult = /*#__PURE__*/ zod.object({
  "transaction": /*#__PURE__*/ zod.union([ShipmentTransaction,/*#__PURE__*/ zod.null()])
});

export type ShipmentTransactionLookupResult = zod.input<typeof ShipmentTransactionLookupResult>;
export type ShipmentTransactionLookupResultOutput = zod.output<typeof ShipmentTransactionLookupResult>;
