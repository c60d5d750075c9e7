/**
 * Generated from openapi/ by `npm run generate`. Do not edit.
 */
import * as zod from 'zod/mini';

export const updateEnterpriseHeadersIfMatchMax = 200;


export const UpdateEnterpriseHeaders = /*#__PURE__*/ zod.object({
  "If-Match": /*#__PURE__*/ zod.optional(/*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.maxLength(updateEnterpriseHeadersIfMatchMax)))
})

export type UpdateEnterpriseHeaders = zod.input<typeof UpdateEnterpriseHeaders>;
export type UpdateEnterpriseHeadersOutput = zod.output<typeof UpdateEnterpriseHeaders>;
