/**
 * Generated from openapi/ by `npm run generate`. Do not edit.
 */
import * as zod from 'zod/mini';
import { FieldError } from './fieldError.zod.ts';

export const Failure = /*#__PURE__*/ zod.object({
  "message": /*#__PURE__*/ zod.nullish(/*#__PURE__*/ zod.string()),
  "errorMessage": /*#__PURE__*/ zod.nullish(/*#__PURE__*/ zod.string()),
  "genericSystemErrorMessage": /*#__PURE__*/ zod.nullish(/*#__PURE__*/ zod.string()),
  "fieldErrors": /*#__PURE__*/ zod.optional(/*#__PURE__*/ zod.array(FieldError))
});

export type Failure = zod.input<typeof Failure>;
export type FailureOutput = zod.output<typeof Failure>;
