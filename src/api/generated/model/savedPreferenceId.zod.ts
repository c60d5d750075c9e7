/**
 * Generated from openapi/ by `npm run generate`. Do not edit.
 */
import * as zod from 'zod/mini';




export const SavedPreferenceId = /*#__PURE__*/ zod.int().check(/*#__PURE__*/ zod.gte(1));

export type SavedPreferenceId = zod.input<typeof SavedPreferenceId>;
export type SavedPreferenceIdOutput = zod.output<typeof SavedPreferenceId>;
