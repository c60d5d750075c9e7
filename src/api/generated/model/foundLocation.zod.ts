/**
 * Generated from openapi/ by `npm run generate`. Do not edit.
 */
import * as zod from 'zod/mini';

export const FoundLocation = /*#__PURE__*/ zod.object({
  "locationId": /*#__PURE__*/ zod.int(),
  "locationName": /*#__PURE__*/ zod.string(),
  "enterpriseName": /*#__PURE__*/ zod.nullish(/*#__PURE__*/ zod.string()),
  "enterpriseId": /*#__PURE__*/ zod.nullish(/*#__PURE__*/ zod.int())
});

export type FoundLocation = zod.input<typeof FoundLocation>;
export type FoundLocationOutput = zod.output<typeof FoundLocation>;
