/**
 * Generated from openapi/ by `npm run generate`. Do not edit.
 */
import * as zod from 'zod/mini';

export const EnterprisePreference = /*#__PURE__*/ zod.object({
  "id": /*#__PURE__*/ zod.int(),
  "name": /*#__PURE__*/ zod.string(),
  "token": /*#__PURE__*/ zod.string(),
  "stringValue": /*#__PURE__*/ zod.nullish(/*#__PURE__*/ zod.string()),
  "numericValue": /*#__PURE__*/ zod.nullish(/*#__PURE__*/ zod.number())
});

export type EnterprisePreference = zod.input<typeof EnterprisePreference>;
export type EnterprisePreferenceOutput = zod.output<typeof EnterprisePreference>;
