/**
 * Generated from openapi/ by `npm run generate`. Do not edit.
 */
import * as zod from 'zod/mini';

export const OrderAttachmentResult = /*#__PURE__*/ zod.object({
  "url": /*#__PURE__*/ zod.string()
});

export type OrderAttachmentResult = zod.input<typeof OrderAttachmentResult>;
export type OrderAttachmentResultOutput = zod.output<typeof OrderAttachmentResult>;
