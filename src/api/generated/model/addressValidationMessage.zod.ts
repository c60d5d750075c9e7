/**
 * Generated from openapi/ by `npm run generate`. Do not edit.
 */
import * as zod from 'zod/mini';

export const AddressValidationMessage = /*#__PURE__*/ zod.object({
  "text": /*#__PURE__*/ zod.string()
});

export type AddressValidationMessage = zod.input<typeof AddressValidationMessage>;
export type AddressValidationMessageOutput = zod.output<typeof AddressValidationMessage>;
