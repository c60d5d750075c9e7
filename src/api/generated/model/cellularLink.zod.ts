/**
 * Generated from openapi/ by `npm run generate`. Do not edit.
 */
import * as zod from 'zod/mini';

export const CellularLink = /*#__PURE__*/ zod.object({
  "id": /*#__PURE__*/ zod.int(),
  "sim": /*#__PURE__*/ zod.string(),
  "state": /*#__PURE__*/ zod.nullish(/*#__PURE__*/ zod.string()),
  "planId": /*#__PURE__*/ zod.nullish(/*#__PURE__*/ zod.int()),
  "deviceId": /*#__PURE__*/ zod.nullish(/*#__PURE__*/ zod.int())
});

export type CellularLink = zod.input<typeof CellularLink>;
export type CellularLinkOutput = zod.output<typeof CellularLink>;
