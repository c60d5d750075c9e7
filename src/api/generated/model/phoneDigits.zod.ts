/**
 * Generated from openapi/ by `npm run generate`. Do not edit.
 */
import * as zod from 'zod/mini';

export const PhoneDigitsMax = 11;


export const PhoneDigitsRegExp = new RegExp('^1[2-9][0-9]{9}$');


export const PhoneDigits = /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.maxLength(PhoneDigitsMax)).check(/*#__PURE__*/ zod.regex(PhoneDigitsRegExp));

export type PhoneDigits = zod.input<typeof PhoneDigits>;
export type PhoneDigitsOutput = zod.output<typeof PhoneDigits>;
