/**
 * Generated from openapi/ by `npm run generate`. Do not edit.
 */
import * as zod from 'zod/mini';


export const numberPreferenceRequestNameMax = 255;

export const numberPreferenceRequestTokenMax = 255;



export const NumberPreferenceRequest = /*#__PURE__*/ zod.object({
  "id": /*#__PURE__*/ zod.int().check(/*#__PURE__*/ zod.gte(1)),
  "name": /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.minLength(1)).check(/*#__PURE__*/ zod.maxLength(numberPreferenceRequestNameMax)),
  "token": /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.minLength(1)).check(/*#__PURE__*/ zod.maxLength(numberPreferenceRequestTokenMax)),
  "numericValue": /*#__PURE__*/ zod.nullable(/*#__PURE__*/ zod.number())
});

export type NumberPreferenceRequest = zod.input<typeof NumberPreferenceRequest>;
export type NumberPreferenceRequestOutput = zod.output<typeof NumberPreferenceRequest>;
