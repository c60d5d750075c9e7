/**
 * Generated from openapi/ by `npm run generate`. Do not edit.
 */
import * as zod from 'zod/mini';



export const FirstNameRegExp = new RegExp('\\S');


export const FirstName = /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.minLength(1)).check(/*#__PURE__*/ zod.regex(FirstNameRegExp));

export type FirstName = zod.input<typeof FirstName>;
export type FirstNameOutput = zod.output<typeof FirstName>;
