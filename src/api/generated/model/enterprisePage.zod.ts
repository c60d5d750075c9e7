/**
 * Generated from openapi/ by `npm run generate`. Do not edit.
 */
import * as zod from 'zod/mini';
import { Enterprise } from './enterprise.zod.ts';
import { PageInfo } from './pageInfo.zod.ts';

export const EnterprisePage = /*#__PURE__*/ zod.object({
  "content": /*#__PURE__*/ zod.array(Enterprise),
  "totalElements": /*#__PURE__*/ zod.int(),
  "page": /*#__PURE__*/ zod.optional(PageInfo)
});

export type EnterprisePage = zod.input<typeof EnterprisePage>;
export type EnterprisePageOutput = zod.output<typeof EnterprisePage>;
