/**
 * Generated from openapi/ by `npm run generate`. Do not edit.
 */
import * as zod from 'zod/mini';
import { OrderAttachmentAddRequest } from './orderAttachmentAddRequest.zod.ts';
import { OrderAttachmentKeepRequest } from './orderAttachmentKeepRequest.zod.ts';

export const OrderAttachmentRequest = /*#__PURE__*/ zod.union([OrderAttachmentKeepRequest,OrderAttachmentAddRequest]);

export type OrderAttachmentRequest = zod.input<typeof OrderAttachmentRequest>;
export type OrderAttachmentRequestOutput = zod.output<typeof OrderAttachmentRequest>;
