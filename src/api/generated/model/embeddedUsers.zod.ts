/**
 * Generated from openapi/ by `npm run generate`. Do not edit.
 */
import * as zod from 'zod/mini';
import { User } from './user.zod.ts';

export const EmbeddedUsers = /*#__PURE__*/ zod.object({
  "users": /*#__PURE__*/ zod.array(User)
});

export type EmbeddedUsers = zod.input<typeof EmbeddedUsers>;
export type EmbeddedUsersOutput = zod.output<typeof EmbeddedUsers>;
