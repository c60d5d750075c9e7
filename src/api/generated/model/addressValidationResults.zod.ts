/**
 * Generated from openapi/ by `npm run generate`. Do not edit.
 */
import * as zod from 'zod/mini';
import { AddressValidationMessage } from './addressValidationMessage.zod.ts';

export const AddressValidationResults = /*#__PURE__*/ zod.object({
  "is_valid": /*#__PURE__*/ zod.boolean(),
  "messages": /*#__PURE__*/ zod.optional(/*#__PURE__*/ zod.array(AddressValidationMessage))
});

export type AddressValidationResults = zod.input<typeof AddressValidationResults>;
export type AddressValidationResultsOutput = zod.output<typeof AddressValidationResults>;
