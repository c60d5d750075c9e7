/**
 * Generated from openapi/ by `npm run generate`. Do not edit.
 */
import * as zod from 'zod/mini';

export const PreferenceActive = /*#__PURE__*/ zod.boolean();

export type PreferenceActive = zod.input<typeof PreferenceActive>;
export type PreferenceActiveOutput = zod.output<typeof PreferenceActive>;
