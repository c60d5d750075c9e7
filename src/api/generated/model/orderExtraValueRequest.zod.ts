/**
 * Generated from openapi/ by `npm run generate`. Do not edit.
 */
import * as zod from 'zod/mini';

export const orderExtraValueRequestKeyMax = 255;


export const orderExtraValueRequestKeyRegExp = new RegExp('^\\s*\\S[\\s\\S]*$');
export const orderExtraValueRequestValueMax = 4000;



export const OrderExtraValueRequest = /*#__PURE__*/ zod.object({
  "key": /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.minLength(1)).check(/*#__PURE__*/ zod.maxLength(orderExtraValueRequestKeyMax)).check(/*#__PURE__*/ zod.regex(orderExtraValueRequestKeyRegExp)),
  "value": /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.maxLength(orderExtraValueRequestValueMax))
});

export type OrderExtraValueRequest = zod.input<typeof OrderExtraValueRequest>;
export type OrderExtraValueRequestOutput = zod.output<typeof OrderExtraValueRequest>;
