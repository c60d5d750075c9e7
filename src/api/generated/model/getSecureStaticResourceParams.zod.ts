/**
 * Generated from openapi/ by `npm run generate`. Do not edit.
 */
import * as zod from 'zod/mini';

export const getSecureStaticResourceParamsHrefMax = 2048;


export const GetSecureStaticResourceParams = /*#__PURE__*/ zod.object({
  "href": /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.minLength(1)).check(/*#__PURE__*/ zod.maxLength(getSecureStaticResourceParamsHrefMax))
})

export type GetSecureStaticResourceParams = zod.input<typeof GetSecureStaticResourceParams>;
export type GetSecureStaticResourceParamsOutput = zod.output<typeof GetSecureStaticResourceParams>;
