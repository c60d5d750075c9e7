/**
 * Generated from openapi/ by `npm run generate`. Do not edit.
 */
import * as zod from 'zod/mini';

export const Locale = /*#__PURE__*/ zod.object({
  "languageTag": /*#__PURE__*/ zod.string(),
  "description": /*#__PURE__*/ zod.string()
});

export type Locale = zod.input<typeof Locale>;
export type LocaleOutput = zod.output<typeof Locale>;
