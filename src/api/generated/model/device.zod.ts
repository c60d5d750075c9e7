/**
 * Generated from openapi/ by `npm run generate`. Do not edit.
 */
import * as zod from 'zod/mini';
import { DeviceEnterprise } from './deviceEnterprise.zod.ts';
import { DeviceGroupingSummary } from './deviceGroupingSummary.zod.ts';
import { DeviceStatus } from './deviceStatus.zod.ts';
import { NullableInstant } from './nullableInstant.zod.ts';

export const Device = /*#__PURE__*/ zod.object({
  "id": /*#__PURE__*/ zod.int(),
  "serialNumber": /*#__PURE__*/ zod.string(),
  "displayName": /*#__PURE__*/ zod.nullish(/*#__PURE__*/ zod.string()),
  "deviceStatus": /*#__PURE__*/ zod.optional(/*#__PURE__*/ zod.union([DeviceStatus,/*#__PURE__*/ zod.null()])),
  "enterprise": /*#__PURE__*/ zod.optional(/*#__PURE__*/ zod.union([DeviceEnterprise,/*#__PURE__*/ zod.null()])),
  "deviceGrouping": /*#__PURE__*/ zod.optional(/*#__PURE__*/ zod.union([DeviceGroupingSummary,/*#__PURE__*/ zod.null()])),
  "lastUpdatedAt": /*#__PURE__*/ zod.optional(NullableInstant)
});

export type Device = zod.input<typeof Device>;
export type DeviceOutput = zod.output<typeof Device>;
