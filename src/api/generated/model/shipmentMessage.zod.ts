/**
 * Generated from openapi/ by `npm run generate`. Do not edit.
 */
import * as zod from 'zod/mini';

export const ShipmentMessage = /*#__PURE__*/ zod.object({
  "text": /*#__PURE__*/ zod.string(),
  "source": /*#__PURE__*/ zod.nullish(/*#__PURE__*/ zod.string())
});

export type ShipmentMessage = zod.input<typeof ShipmentMessage>;
export type ShipmentMessageOutput = zod.output<typeof ShipmentMessage>;
