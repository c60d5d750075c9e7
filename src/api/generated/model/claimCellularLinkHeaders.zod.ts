/**
 * Generated from openapi/ by `npm run generate`. Do not edit.
 */
import * as zod from 'zod/mini';

export const claimCellularLinkHeadersIdempotencyKeyMax = 36;


export const ClaimCellularLinkHeaders = /*#__PURE__*/ zod.object({
  "Idempotency-Key": /*#__PURE__*/ zod.optional(/*#__PURE__*/ zod.uuid().check(/*#__PURE__*/ zod.maxLength(claimCellularLinkHeadersIdempotencyKeyMax)))
})

export type ClaimCellularLinkHeaders = zod.input<typeof ClaimCellularLinkHeaders>;
export type ClaimCellularLinkHeadersOutput = zod.output<typeof ClaimCellularLinkHeaders>;
