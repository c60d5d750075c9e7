/**
 * Generated from openapi/ by `npm run generate`. Do not edit.
 */
import * as zod from 'zod/mini';

export const updateOrderHeadersIfMatchMax = 200;


export const UpdateOrderHeaders = /*#__PURE__*/ zod.object({
  "If-Match": /*#__PURE__*/ zod.optional(/*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.maxLength(updateOrderHeadersIfMatchMax)))
})

export type UpdateOrderHeaders = zod.input<typeof UpdateOrderHeaders>;
export type UpdateOrderHeadersOutput = zod.output<typeof UpdateOrderHeaders>;
