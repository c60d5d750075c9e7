/**
 * Generated from openapi/ by `npm run generate`. Do not edit.
 */
import * as zod from 'zod/mini';

export const FieldError = /*#__PURE__*/ zod.object({
  "field": /*#__PURE__*/ zod.string(),
  "message": /*#__PURE__*/ zod.string()
});

export type FieldError = zod.input<typeof FieldError>;
export type FieldErrorOutput = zod.output<typeof FieldError>;
