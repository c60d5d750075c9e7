/**
 * Generated from openapi/ by `npm run generate`. Do not edit.
 */
import * as zod from 'zod/mini';

export const getEnterpriseLogoParamsTimestampMin = 0;


export const GetEnterpriseLogoParams = /*#__PURE__*/ zod.object({
  "timestamp": /*#__PURE__*/ zod.optional(/*#__PURE__*/ zod.int().check(/*#__PURE__*/ zod.gte(getEnterpriseLogoParamsTimestampMin)))
})

export type GetEnterpriseLogoParams = zod.input<typeof GetEnterpriseLogoParams>;
export type GetEnterpriseLogoParamsOutput = zod.output<typeof GetEnterpriseLogoParams>;
