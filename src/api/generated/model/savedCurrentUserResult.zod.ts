/**
 * Generated from openapi/ by `npm run generate`. Do not edit.
 */
import * as zod from 'zod/mini';
import { CurrentUser } from './currentUser.zod.ts';

export const SavedCurrentUserResult = /*#__PURE__*/ zod.object({
  "user": /*#__PURE__*/ zod.optional(CurrentUser)
});

export type SavedCurrentUserResult = zod.input<typeof SavedCurrentUserResult>;
export type SavedCurrentUserResultOutput = zod.output<typeof SavedCurrentUserResult>;
