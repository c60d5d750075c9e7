/**
 * Generated from openapi/ by `npm run generate`. Do not edit.
 */
import * as zod from 'zod/mini';

export const getCurrentEnterpriseLogoParamsTimestampMin = 0;


export const GetCurrentEnterpriseLogoParams = /*#__PURE__*/ zod.object({
  "timestamp": /*#__PURE__*/ zod.optional(/*#__PURE__*/ zod.int().check(/*#__PURE__*/ zod.gte(getCurrentEnterpriseLogoParamsTimestampMin)))
})

export type GetCurrentEnterpriseLogoParams = zod.input<typeof GetCurrentEnterpriseLogoParams>;
export type GetCurrentEnterpriseLogoParamsOutput = zod.output<typeof GetCurrentEnterpriseLogoParams>;
