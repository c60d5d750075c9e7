/**
 * Generated from openapi/ by `npm run generate`. Do not edit.
 */
import * as zod from 'zod/mini';


export const textPreferenceRequestNameMax = 255;

export const textPreferenceRequestTokenMax = 255;

export const textPreferenceRequestStringValueMax = 4000;



export const TextPreferenceRequest = /*#__PURE__*/ zod.object({
  "id": /*#__PURE__*/ zod.int().check(/*#__PURE__*/ zod.gte(1)),
  "name": /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.minLength(1)).check(/*#__PURE__*/ zod.maxLength(textPreferenceRequestNameMax)),
  "token": /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.minLength(1)).check(/*#__PURE__*/ zod.maxLength(textPreferenceRequestTokenMax)),
  "stringValue": /*#__PURE__*/ zod.nullable(/*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.maxLength(textPreferenceRequestStringValueMax)))
});

export type TextPreferenceRequest = zod.input<typeof TextPreferenceRequest>;
export type TextPreferenceRequestOutput = zod.output<typeof TextPreferenceRequest>;
