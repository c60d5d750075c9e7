/**
 * Generated from openapi/ by `npm run generate`. Do not edit.
 */
import * as zod from 'zod/mini';
import { User } from './user.zod.ts';

export const UserResult = /*#__PURE__*/ zod.object({
  "user": User
});

export type UserResult = zod.input<typeof UserResult>;
export type UserResultOutput = zod.output<typeof UserResult>;
