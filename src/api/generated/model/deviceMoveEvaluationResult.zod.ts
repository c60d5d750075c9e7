/**
 * Generated from openapi/ by `npm run generate`. Do not edit.
 */
import * as zod from 'zod/mini';
import { DeviceMoveEvaluation } from './deviceMoveEvaluation.zod.ts';

export const DeviceMoveEvaluationResult = /*#__PURE__*/ zod.object({
  "data": DeviceMoveEvaluation
});

export type DeviceMoveEvaluationResult = zod.input<typeof DeviceMoveEvaluationResult>;
export type DeviceMoveEvaluationResultOutput = zod.output<typeof DeviceMoveEvaluationResult>;
