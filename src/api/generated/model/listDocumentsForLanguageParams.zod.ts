/**
 * Generated from openapi/ by `npm run generate`. Do not edit.
 */
import * as zod from 'zod/mini';
import { LanguageTag } from './languageTag.zod.ts';

export const ListDocumentsForLanguageParams = /*#__PURE__*/ zod.object({
  "languageTag": LanguageTag
})

export type ListDocumentsForLanguageParams = zod.input<typeof ListDocumentsForLanguageParams>;
export type ListDocumentsForLanguageParamsOutput = zod.output<typeof ListDocumentsForLanguageParams>;
