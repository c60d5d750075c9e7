/**
 * Generated from openapi/ by `npm run generate`. Do not edit.
 */
import * as zod from 'zod/mini';

export const ThresholdEvaluationType = /*#__PURE__*/ zod.object({
  "shortForm": /*#__PURE__*/ zod.string()
});

export type ThresholdEvaluationType = zod.input<typeof ThresholdEvaluationType>;
export type ThresholdEvaluationTypeOutput = zod.output<typeof ThresholdEvaluationType>;
