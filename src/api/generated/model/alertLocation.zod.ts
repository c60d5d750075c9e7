/**
 * Generated from openapi/ by `npm run generate`. Do not edit.
 */
import * as zod from 'zod/mini';

export const AlertLocation = /*#__PURE__*/ zod.object({
  "id": /*#__PURE__*/ zod.int(),
  "name": /*#__PURE__*/ zod.string(),
  "timezone": /*#__PURE__*/ zod.nullish(/*#__PURE__*/ zod.string())
});

export type AlertLocation = zod.input<typeof AlertLocation>;
export type AlertLocationOutput = zod.output<typeof AlertLocation>;
