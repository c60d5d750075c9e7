/**
 * Generated from openapi/ by `npm run generate`. Do not edit.
 */
import * as zod from 'zod/mini';

export const updateEnterprisePreferencesHeadersIfMatchMax = 200;


export const UpdateEnterprisePreferencesHeaders = /*#__PURE__*/ zod.object({
  "If-Match": /*#__PURE__*/ zod.optional(/*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.maxLength(updateEnterprisePreferencesHeadersIfMatchMax)))
})

export type UpdateEnterprisePreferencesHeaders = zod.input<typeof UpdateEnterprisePreferencesHeaders>;
export type UpdateEnterprisePreferencesHeadersOutput = zod.output<typeof UpdateEnterprisePreferencesHeaders>;
