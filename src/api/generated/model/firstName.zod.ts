/**
 * Generated from openapi/ by `npm run generate`. Do not edit.
 */
import * as zod from 'zod/mini';

export const FirstNameMax = 255;


export const FirstNameRegExp = new RegExp('^\\s*\\S[\\s\\S]*$');


export const FirstName = /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.minLength(1)).check(/*#__PURE__*/ zod.maxLength(FirstNameMax)).check(/*#__PURE__*/ zod.regex(FirstNameRegExp));

export type FirstName = zod.input<typeof FirstName>;
export type FirstNameOutput = zod.output<typeof FirstName>;
