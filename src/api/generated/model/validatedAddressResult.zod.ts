/**
 * Generated from openapi/ by `npm run generate`. Do not edit.
 */
import * as zod from 'zod/mini';
import { ValidatedAddress } from './validatedAddress.zod.ts';

export const ValidatedAddressResult = /*#__PURE__*/ zod.object({
  "address": ValidatedAddress
});

export type ValidatedAddressResult = zod.input<typeof ValidatedAddressResult>;
export type ValidatedAddressResultOutput = zod.output<typeof ValidatedAddressResult>;
