/**
 * Generated from openapi/ by `npm run generate`. Do not edit.
 */
import * as zod from 'zod/mini';

export const UserPasswordMax = 200;



export const UserPassword = /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.minLength(1)).check(/*#__PURE__*/ zod.maxLength(UserPasswordMax));

export type UserPassword = zod.input<typeof UserPassword>;
export type UserPasswordOutput = zod.output<typeof UserPassword>;
