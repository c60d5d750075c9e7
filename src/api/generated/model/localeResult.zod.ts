/**
 * Generated from openapi/ by `npm run generate`. Do not edit.
 */
import * as zod from 'zod/mini';
import { Locale } from './locale.zod.ts';

export const LocaleResult = /*#__PURE__*/ zod.object({
  "locale": Locale
});

export type LocaleResult = zod.input<typeof LocaleResult>;
export type LocaleResultOutput = zod.output<typeof LocaleResult>;
