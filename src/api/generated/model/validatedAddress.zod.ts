/**
 * Generated from openapi/ by `npm run generate`. Do not edit.
 */
import * as zod from 'zod/mini';
import { AddressValidationResults } from './addressValidationResults.zod.ts';

export const ValidatedAddress = /*#__PURE__*/ zod.object({
  "name": /*#__PURE__*/ zod.nullish(/*#__PURE__*/ zod.string()),
  "company": /*#__PURE__*/ zod.nullish(/*#__PURE__*/ zod.string()),
  "street1": /*#__PURE__*/ zod.nullish(/*#__PURE__*/ zod.string()),
  "street2": /*#__PURE__*/ zod.nullish(/*#__PURE__*/ zod.string()),
  "street3": /*#__PURE__*/ zod.nullish(/*#__PURE__*/ zod.string()),
  "city": /*#__PURE__*/ zod.nullish(/*#__PURE__*/ zod.string()),
  "state": /*#__PURE__*/ zod.nullish(/*#__PURE__*/ zod.string()),
  "zip": /*#__PURE__*/ zod.nullish(/*#__PURE__*/ zod.string()),
  "validation_results": AddressValidationResults
});

export type ValidatedAddress = zod.input<typeof ValidatedAddress>;
export type ValidatedAddressOutput = zod.output<typeof ValidatedAddress>;
