/**
 * Generated from openapi/ by `npm run generate`. Do not edit.
 */
import * as zod from 'zod/mini';






export const TextPreferenceRequest = /*#__PURE__*/ zod.object({
  "id": /*#__PURE__*/ zod.int().check(/*#__PURE__*/ zod.gte(1)),
  "name": /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.minLength(1)),
  "token": /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.minLength(1)),
  "stringValue": /*#__PURE__*/ zod.nullable(/*#__PURE__*/ zod.string())
});

export type TextPreferenceRequest = zod.input<typeof TextPreferenceRequest>;
export type TextPreferenceRequestOutput = zod.output<typeof TextPreferenceRequest>;
