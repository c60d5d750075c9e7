/**
 * Generated from openapi/ by `npm run generate`. Do not edit.
 */
import * as zod from 'zod/mini';

export const FleetDescriptionMax = 1000;


export const FleetDescriptionRegExp = new RegExp('^\\s*\\S[\\s\\S]*$');


export const FleetDescription = /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.minLength(1)).check(/*#__PURE__*/ zod.maxLength(FleetDescriptionMax)).check(/*#__PURE__*/ zod.regex(FleetDescriptionRegExp));

export type FleetDescription = zod.input<typeof FleetDescription>;
export type FleetDescriptionOutput = zod.output<typeof FleetDescription>;
