/**
 * Generated from openapi/ by `npm run generate`. Do not edit.
 */
import * as zod from 'zod/mini';

export const updateFleetHeadersIfMatchMax = 200;


export const UpdateFleetHeaders = /*#__PURE__*/ zod.object({
  "If-Match": /*#__PURE__*/ zod.optional(/*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.maxLength(updateFleetHeadersIfMatchMax)))
})

export type UpdateFleetHeaders = zod.input<typeof UpdateFleetHeaders>;
export type UpdateFleetHeadersOutput = zod.output<typeof UpdateFleetHeaders>;
