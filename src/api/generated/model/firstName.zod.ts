/**
 * Generated from openapi/ by `npm run generate`. Do not edit.
 */
import * as zod from 'zod/mini';




export const FirstName = /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.minLength(1));

export type FirstName = zod.input<typeof FirstName>;
export type FirstNameOutput = zod.output<typeof FirstName>;
