/**
 * Generated from openapi/ by `npm run generate`. Do not edit.
 */
import * as zod from 'zod/mini';

export const OrderAttachment = /*#__PURE__*/ zod.object({
  "id": /*#__PURE__*/ zod.int(),
  "reference": /*#__PURE__*/ zod.string(),
  "description": /*#__PURE__*/ zod.nullish(/*#__PURE__*/ zod.string())
});

export type OrderAttachment = zod.input<typeof OrderAttachment>;
export type OrderAttachmentOutput = zod.output<typeof OrderAttachment>;
