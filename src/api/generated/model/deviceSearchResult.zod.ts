/**
 * Generated from openapi/ by `npm run generate`. Do not edit.
 */
import * as zod from 'zod/mini';
import { NullableInstant } from './nullableInstant.zod.ts';

export const DeviceSearchResult = /*#__PURE__*/ zod.object({
  "deviceIdentifier": /*#__PURE__*/ zod.string(),
  "serialNumber": /*#__PURE__*/ zod.nullish(/*#__PURE__*/ zod.string()),
  "previouslyUsed": /*#__PURE__*/ zod.nullish(/*#__PURE__*/ zod.boolean()),
  "hasDevice": /*#__PURE__*/ zod.nullish(/*#__PURE__*/ zod.boolean()),
  "lastDeviceTime": /*#__PURE__*/ zod.optional(NullableInstant),
  "hasInventoryRecord": /*#__PURE__*/ zod.nullish(/*#__PURE__*/ zod.boolean()),
  "inventoryReferenceId": /*#__PURE__*/ zod.nullish(/*#__PURE__*/ zod.string()),
  "importedOn": /*#__PURE__*/ zod.optional(NullableInstant),
  "commissionedAt": /*#__PURE__*/ zod.optional(NullableInstant),
  "commissionedFor": /*#__PURE__*/ zod.nullish(/*#__PURE__*/ zod.int()),
  "commissionedForFullName": /*#__PURE__*/ zod.nullish(/*#__PURE__*/ zod.string()),
  "decommissionedAt": /*#__PURE__*/ zod.optional(NullableInstant),
  "hasRegistration": /*#__PURE__*/ zod.nullish(/*#__PURE__*/ zod.boolean()),
  "registeredFor": /*#__PURE__*/ zod.nullish(/*#__PURE__*/ zod.int()),
  "registeredForFullName": /*#__PURE__*/ zod.nullish(/*#__PURE__*/ zod.string()),
  "registeredAt": /*#__PURE__*/ zod.optional(NullableInstant)
});

export type DeviceSearchResult = zod.input<typeof DeviceSearchResult>;
export type DeviceSearchResultOutput = zod.output<typeof DeviceSearchResult>;
