/**
 * Generated from openapi/ by `npm run generate`. Do not edit.
 */
import * as zod from 'zod/mini';

export const SetupImportResult = /*#__PURE__*/ zod.object({
  "successful": /*#__PURE__*/ zod.optional(/*#__PURE__*/ zod.boolean()),
  "messages": /*#__PURE__*/ zod.array(/*#__PURE__*/ zod.string()),
  "genericSystemErrorMessage": /*#__PURE__*/ zod.nullish(/*#__PURE__*/ zod.string())
});

export type SetupImportResult = zod.input<typeof SetupImportResult>;
export type SetupImportResultOutput = zod.output<typeof SetupImportResult>;
