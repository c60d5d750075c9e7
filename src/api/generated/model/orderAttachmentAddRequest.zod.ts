/**
 * Generated from openapi/ by `npm run generate`. Do not edit.
 */
import * as zod from 'zod/mini';

export const orderAttachmentAddRequestUploadFilenameMax = 64;


export const orderAttachmentAddRequestUploadFilenameRegExp = new RegExp('^[A-Za-z0-9._-]{1,64}$');
export const orderAttachmentAddRequestDescriptionMax = 1000;



export const OrderAttachmentAddRequest = /*#__PURE__*/ zod.object({
  "uploadFilename": /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.maxLength(orderAttachmentAddRequestUploadFilenameMax)).check(/*#__PURE__*/ zod.regex(orderAttachmentAddRequestUploadFilenameRegExp)),
  "description": /*#__PURE__*/ zod.nullish(/*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.minLength(1)).check(/*#__PURE__*/ zod.maxLength(orderAttachmentAddRequestDescriptionMax)))
});

export type OrderAttachmentAddRequest = zod.input<typeof OrderAttachmentAddRequest>;
export type OrderAttachmentAddRequestOutput = zod.output<typeof OrderAttachmentAddRequest>;
