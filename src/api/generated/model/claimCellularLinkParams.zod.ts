/**
 * Generated from openapi/ by `npm run generate`. Do not edit.
 */
import * as zod from 'zod/mini';

export const claimCellularLinkParamsSimMax = 22;


export const claimCellularLinkParamsSimRegExp = new RegExp('^\\d{18,22}$');

export const ClaimCellularLinkParams = /*#__PURE__*/ zod.object({
  "sim": /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.maxLength(claimCellularLinkParamsSimMax)).check(/*#__PURE__*/ zod.regex(claimCellularLinkParamsSimRegExp))
})

export type ClaimCellularLinkParams = zod.input<typeof ClaimCellularLinkParams>;
export type ClaimCellularLinkParamsOutput = zod.output<typeof ClaimCellularLinkParams>;
