/**
 * Generated from openapi/ by `npm run generate`. Do not edit.
 */
import * as zod from 'zod/mini';

export const adminSearchRequestSearchValueMax = 200;



export const AdminSearchRequest = /*#__PURE__*/ zod.object({
  "searchType": /*#__PURE__*/ zod.enum(['USER', 'LOCATION']),
  "searchValue": /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.minLength(1)).check(/*#__PURE__*/ zod.maxLength(adminSearchRequestSearchValueMax))
});

export type AdminSearchRequest = zod.input<typeof AdminSearchRequest>;
export type AdminSearchRequestOutput = zod.output<typeof AdminSearchRequest>;
