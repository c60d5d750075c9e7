/**
 * Generated from openapi/ by `npm run generate`. Do not edit.
 */
import * as zod from 'zod/mini';
import { AdminSearchData } from './adminSearchData.zod.ts';

export const AdminSearchResult = /*#__PURE__*/ zod.object({
  "data": AdminSearchData
});

export type AdminSearchResult = zod.input<typeof AdminSearchResult>;
export type AdminSearchResultOutput = zod.output<typeof AdminSearchResult>;
