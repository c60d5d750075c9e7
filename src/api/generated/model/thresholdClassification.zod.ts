/**
 * Generated from openapi/ by `npm run generate`. Do not edit.
 */
import * as zod from 'zod/mini';

export const ThresholdClassification = /*#__PURE__*/ zod.object({
  "id": /*#__PURE__*/ zod.optional(/*#__PURE__*/ zod.int()),
  "token": /*#__PURE__*/ zod.string(),
  "name": /*#__PURE__*/ zod.nullish(/*#__PURE__*/ zod.string())
});

export type ThresholdClassification = zod.input<typeof ThresholdClassification>;
export type ThresholdClassificationOutput = zod.output<typeof ThresholdClassification>;
