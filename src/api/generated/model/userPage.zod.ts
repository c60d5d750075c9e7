/**
 * Generated from openapi/ by `npm run generate`. Do not edit.
 */
import * as zod from 'zod/mini';
import { EmbeddedUsers } from './embeddedUsers.zod.ts';
import { PageInfo } from './pageInfo.zod.ts';

export const UserPage = /*#__PURE__*/ zod.object({
  "_embedded": EmbeddedUsers,
  "page": PageInfo
});

export type UserPage = zod.input<typeof UserPage>;
export type UserPageOutput = zod.output<typeof UserPage>;
