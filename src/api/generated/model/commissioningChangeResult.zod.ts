/**
 * Generated from openapi/ by `npm run generate`. Do not edit.
 */
import * as zod from 'zod/mini';
import { DeviceInventoryItem } from './deviceInventoryItem.zod.ts';

export const CommissioningChangeResult = /*#__PURE__*/ zod.object({
  "deviceInventory": /*#__PURE__*/ zod.optional(/*#__PURE__*/ zod.union([DeviceInventoryItem,/*#__PURE__*/ zod.null()])),
  "errorMessage": /*#__PURE__*/ zod.nullish(/*#__PURE__*/ zod.string())
});

export type CommissioningChangeResult = zod.input<typeof CommissioningChangeResult>;
export type CommissioningChangeResultOutput = zod.output<typeof CommissioningChangeResult>;
