/**
 * Generated from openapi/ by `npm run generate`. Do not edit.
 */
import * as zod from 'zod/mini';

export const DeviceMoveEvaluation = /*#__PURE__*/ zod.object({
  "groupingName": /*#__PURE__*/ zod.nullable(/*#__PURE__*/ zod.string()),
  "tagCount": /*#__PURE__*/ zod.int(),
  "alertCount": /*#__PURE__*/ zod.int(),
  "movable": /*#__PURE__*/ zod.optional(/*#__PURE__*/ zod.boolean())
});

export type DeviceMoveEvaluation = zod.input<typeof DeviceMoveEvaluation>;
export type DeviceMoveEvaluationOutput = zod.output<typeof DeviceMoveEvaluation>;
