/**
 * Generated from openapi/ by `npm run generate`. Do not edit.
 */
import * as zod from 'zod/mini';

export const AdHocCommandResult = /*#__PURE__*/ zod.object({
  "successful": /*#__PURE__*/ zod.optional(/*#__PURE__*/ zod.boolean()),
  "message": /*#__PURE__*/ zod.nullish(/*#__PURE__*/ zod.string())
});

export type AdHocCommandResult = zod.input<typeof AdHocCommandResult>;
export type AdHocCommandResultOutput = zod.output<typeof AdHocCommandResult>;
