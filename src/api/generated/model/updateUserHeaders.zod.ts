/**
 * Generated from openapi/ by `npm run generate`. Do not edit.
 */
import * as zod from 'zod/mini';

export const updateUserHeadersIfMatchMax = 200;


export const UpdateUserHeaders = /*#__PURE__*/ zod.object({
  "If-Match": /*#__PURE__*/ zod.optional(/*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.maxLength(updateUserHeadersIfMatchMax)))
})

export type UpdateUserHeaders = zod.input<typeof UpdateUserHeaders>;
export type UpdateUserHeadersOutput = zod.output<typeof UpdateUserHeaders>;
