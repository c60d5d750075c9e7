/**
 * Generated from openapi/ by `npm run generate`. Do not edit.
 */
import * as zod from 'zod/mini';

export const LastNameMax = 255;


export const LastNameRegExp = new RegExp('^\\s*\\S[\\s\\S]*$');


export const LastName = /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.minLength(1)).check(/*#__PURE__*/ zod.maxLength(LastNameMax)).check(/*#__PURE__*/ zod.regex(LastNameRegExp));

export type LastName = zod.input<typeof LastName>;
export type LastNameOutput = zod.output<typeof LastName>;
