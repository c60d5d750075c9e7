/**
 * Generated from openapi/ by `npm run generate`. Do not edit.
 */
import * as zod from 'zod/mini';

export const OrderExtraValue = /*#__PURE__*/ zod.object({
  "key": /*#__PURE__*/ zod.string(),
  "value": /*#__PURE__*/ zod.nullable(/*#__PURE__*/ zod.string())
});

export type OrderExtraValue = zod.input<typeof OrderExtraValue>;
export type OrderExtraValueOutput = zod.output<typeof OrderExtraValue>;
