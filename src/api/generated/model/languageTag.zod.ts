/**
 * Generated from openapi/ by `npm run generate`. Do not edit.
 */
import * as zod from 'zod/mini';

export const LanguageTagMin = 2;
export const LanguageTagMax = 12;


export const LanguageTagRegExp = new RegExp('^[a-z]{2,3}(-[A-Z][a-z]{3})?(-([A-Z]{2}|[0-9]{3}))?$');


export const LanguageTag = /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.minLength(LanguageTagMin)).check(/*#__PURE__*/ zod.maxLength(LanguageTagMax)).check(/*#__PURE__*/ zod.regex(LanguageTagRegExp));

export type LanguageTag = zod.input<typeof LanguageTag>;
export type LanguageTagOutput = zod.output<typeof LanguageTag>;
