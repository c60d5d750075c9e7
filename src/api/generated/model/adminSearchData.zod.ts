/**
 * Generated from openapi/ by `npm run generate`. Do not edit.
 */
import * as zod from 'zod/mini';
import { FoundLocation } from './foundLocation.zod.ts';
import { FoundUser } from './foundUser.zod.ts';

export const AdminSearchData = /*#__PURE__*/ zod.object({
  "results": /*#__PURE__*/ zod.array(/*#__PURE__*/ zod.union([FoundUser,FoundLocation])),
  "truncated": /*#__PURE__*/ zod.optional(/*#__PURE__*/ zod.boolean())
});

export type AdminSearchData = zod.input<typeof AdminSearchData>;
export type AdminSearchDataOutput = zod.output<typeof AdminSearchData>;
