/**
 * Generated from openapi/ by `npm run generate`. Do not edit.
 */
import * as zod from 'zod/mini';

export const DeviceSearchResult = /*#__PURE__*/ zod.object({
  "deviceIdentifier": /*#__PURE__*/ zod.string(),
  "serialNumber": /*#__PURE__*/ zod.nullish(/*#__PURE__*/ zod.string()),
  "previouslyUsed": /*#__PURE__*/ zod.nullish(/*#__PURE__*/ zod.boolean()),
  "hasDevice": /*#__PURE__*/ zod.nullish(/*#__PURE__*/ zod.boolean()),
  "lastDeviceTime": /*#__PURE__*/ zod.nullish(/*#__PURE__*/ zod.string()),
  "hasInventoryRecord": /*#__PURE__*/ zod.nullish(/*#__PURE__*/ zod.boolean()),
  "inventoryReferenceId": /*#__PURE__*/ zod.nullish(/*#__PURE__*/ zod.string()),
  "importedOn": /*#__PURE__*/ zod.nullish(/*#__PURE__*/ zod.string()),
  "commissionedAt": /*#__PURE__*/ zod.nullish(/*#__PURE__*/ zod.string()),
  "commissionedFor": /*#__PURE__*/ zod.nullish(/*#__PURE__*/ zod.int()),
  "commissionedForFullName": /*#__PURE__*/ zod.nullish(/*#__PURE__*/ zod.string()),
  "decommissionedAt": /*#__PURE__*/ zod.nullish(/*#__PURE__*/ zod.string()),
  "hasRegistration": /*#__PURE__*/ zod.nullish(/*#__PURE__*/ zod.boolean()),
  "registeredFor": /*#__PURE__*/ zod.nullish(/*#__PURE__*/ zod.int()),
  "registeredForFullName": /*#__PURE__*/ zod.nullish(/*#__PURE__*/ zod.string()),
  "registeredAt": /*#__PURE__*/ zod.nullish(/*#__PURE__*/ zod.string())
});

export type DeviceSearchResult = zod.input<typeof DeviceSearchResult>;
export type DeviceSearchResultOutput = zod.output<typeof DeviceSearchResult>;
