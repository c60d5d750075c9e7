/**
 * Generated from openapi/ by `npm run generate`. Do not edit.
 */
import * as zod from 'zod/mini';
import { CurrentUser } from './currentUser.zod.ts';

export const CurrentUserResult = /*#__PURE__*/ zod.object({
  "user": CurrentUser
});

export type CurrentUserResult = zod.input<typeof CurrentUserResult>;
export type CurrentUserResultOutput = zod.output<typeof CurrentUserResult>;
