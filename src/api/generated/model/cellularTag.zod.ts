/**
 * Generated from openapi/ by `npm run generate`. Do not edit.
 */
import * as zod from 'zod/mini';

export const CellularTag = /*#__PURE__*/ zod.object({
  "id": /*#__PURE__*/ zod.int(),
  "name": /*#__PURE__*/ zod.string(),
  "deviceCount": /*#__PURE__*/ zod.nullish(/*#__PURE__*/ zod.int())
});

export type CellularTag = zod.input<typeof CellularTag>;
export type CellularTagOutput = zod.output<typeof CellularTag>;
