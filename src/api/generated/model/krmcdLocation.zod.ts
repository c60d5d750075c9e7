/**
 * Generated from openapi/ by `npm run generate`. Do not edit.
 */
import * as zod from 'zod/mini';

export const KrmcdLocation = /*#__PURE__*/ zod.object({
  "deviceGroupingId": /*#__PURE__*/ zod.nullish(/*#__PURE__*/ zod.int()),
  "locationName": /*#__PURE__*/ zod.nullish(/*#__PURE__*/ zod.string()),
  "conditionsInRange": /*#__PURE__*/ zod.nullish(/*#__PURE__*/ zod.int()),
  "conditionsTotal": /*#__PURE__*/ zod.nullish(/*#__PURE__*/ zod.int())
});

export type KrmcdLocation = zod.input<typeof KrmcdLocation>;
export type KrmcdLocationOutput = zod.output<typeof KrmcdLocation>;
