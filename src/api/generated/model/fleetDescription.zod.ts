/**
 * Generated from openapi/ by `npm run generate`. Do not edit.
 */
import * as zod from 'zod/mini';



export const FleetDescriptionRegExp = new RegExp('\\S');


export const FleetDescription = /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.minLength(1)).check(/*#__PURE__*/ zod.regex(FleetDescriptionRegExp));

export type FleetDescription = zod.input<typeof FleetDescription>;
export type FleetDescriptionOutput = zod.output<typeof FleetDescription>;
