/**
 * Generated from openapi/ by `npm run generate`. Do not edit.
 */
import * as zod from 'zod/mini';



export const orderExtraValueRequestKeyRegExp = new RegExp('\\S');


export const OrderExtraValueRequest = /*#__PURE__*/ zod.object({
  "key": /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.minLength(1)).check(/*#__PURE__*/ zod.regex(orderExtraValueRequestKeyRegExp)),
  "value": /*#__PURE__*/ zod.string()
});

export type OrderExtraValueRequest = zod.input<typeof OrderExtraValueRequest>;
export type OrderExtraValueRequestOutput = zod.output<typeof OrderExtraValueRequest>;
