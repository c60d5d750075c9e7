/**
 * Generated from openapi/ by `npm run generate`. Do not edit.
 */
import * as zod from 'zod/mini';

export const UsernameMin = 3;
export const UsernameMax = 254;


export const UsernameRegExp = new RegExp('^[A-Za-z0-9][A-Za-z0-9._%+@-]*$');


export const Username = /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.minLength(UsernameMin)).check(/*#__PURE__*/ zod.maxLength(UsernameMax)).check(/*#__PURE__*/ zod.regex(UsernameRegExp));

export type Username = zod.input<typeof Username>;
export type UsernameOutput = zod.output<typeof Username>;
