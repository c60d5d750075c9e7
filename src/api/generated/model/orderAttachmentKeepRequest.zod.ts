/**
 * Generated from openapi/ by `npm run generate`. Do not edit.
 */
import * as zod from 'zod/mini';


export const orderAttachmentKeepRequestDescriptionMax = 1000;



export const OrderAttachmentKeepRequest = /*#__PURE__*/ zod.object({
  "id": /*#__PURE__*/ zod.int().check(/*#__PURE__*/ zod.gte(1)),
  "description": /*#__PURE__*/ zod.nullish(/*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.minLength(1)).check(/*#__PURE__*/ zod.maxLength(orderAttachmentKeepRequestDescriptionMax)))
});

export type OrderAttachmentKeepRequest = zod.input<typeof OrderAttachmentKeepRequest>;
export type OrderAttachmentKeepRequestOutput = zod.output<typeof OrderAttachmentKeepRequest>;
