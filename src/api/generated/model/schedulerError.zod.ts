/**
 * Generated from openapi/ by `npm run generate`. Do not edit.
 */
import * as zod from 'zod/mini';

export const SchedulerError = /*#__PURE__*/ zod.object({
  "timestamp": /*#__PURE__*/ zod.int(),
  "formattedMessage": /*#__PURE__*/ zod.string(),
  "callerClass": /*#__PURE__*/ zod.nullish(/*#__PURE__*/ zod.string()),
  "callerMethod": /*#__PURE__*/ zod.nullish(/*#__PURE__*/ zod.string()),
  "callerLine": /*#__PURE__*/ zod.nullish(/*#__PURE__*/ zod.union([/*#__PURE__*/ zod.string(),/*#__PURE__*/ zod.int()]))
});

export type SchedulerError = zod.input<typeof SchedulerError>;
export type SchedulerErrorOutput = zod.output<typeof SchedulerError>;
