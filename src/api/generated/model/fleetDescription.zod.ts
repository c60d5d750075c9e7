/**
 * Generated from openapi/ by `npm run generate`. Do not edit.
 */
import * as zod from 'zod/mini';




export const FleetDescription = /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.minLength(1));

export type FleetDescription = zod.input<typeof FleetDescription>;
export type FleetDescriptionOutput = zod.output<typeof FleetDescription>;
