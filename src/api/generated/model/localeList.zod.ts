/**
 * Generated from openapi/ by `npm run generate`. Do not edit.
 */
import * as zod from 'zod/mini';
import { Locale } from './locale.zod.ts';

export const LocaleList = /*#__PURE__*/ zod.object({
  "locales": /*#__PURE__*/ zod.array(Locale)
});

export type LocaleList = zod.input<typeof LocaleList>;
export type LocaleListOutput = zod.output<typeof LocaleList>;
