/**
 * Generated from openapi/ by `npm run generate`. Do not edit.
 */
import * as zod from 'zod/mini';
import { ThresholdEvaluationType } from './thresholdEvaluationType.zod.ts';

export const Threshold = /*#__PURE__*/ zod.object({
  "value": /*#__PURE__*/ zod.nullish(/*#__PURE__*/ zod.number()),
  "thresholdEvaluationType": ThresholdEvaluationType
});

export type Threshold = zod.input<typeof Threshold>;
export type ThresholdOutput = zod.output<typeof Threshold>;
