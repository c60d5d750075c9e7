/**
 * Generated from openapi/ by `npm run generate`. Do not edit.
 */
import * as zod from 'zod/mini';

export const NewPasswordResult = /*#__PURE__*/ zod.object({
  "valid": /*#__PURE__*/ zod.boolean(),
  "successful": /*#__PURE__*/ zod.boolean(),
  "message": /*#__PURE__*/ zod.nullish(/*#__PURE__*/ zod.string())
});

export type NewPasswordResult = zod.input<typeof NewPasswordResult>;
export type NewPasswordResultOutput = zod.output<typeof NewPasswordResult>;
