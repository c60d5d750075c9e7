/**
 * Generated from openapi/ by `npm run generate`. Do not edit.
 */
import * as zod from 'zod/mini';

export const AlertLevel = /*#__PURE__*/ zod.object({
  "token": /*#__PURE__*/ zod.string(),
  "name": /*#__PURE__*/ zod.nullish(/*#__PURE__*/ zod.string())
});

export type AlertLevel = zod.input<typeof AlertLevel>;
export type AlertLevelOutput = zod.output<typeof AlertLevel>;
