/**
 * Generated from openapi/ by `npm run generate`. Do not edit.
 */
import * as zod from 'zod/mini';
import { AlertDevice } from './alertDevice.zod.ts';
import { AlertLevel } from './alertLevel.zod.ts';
import { AlertLocation } from './alertLocation.zod.ts';
import { DeviceDataType } from './deviceDataType.zod.ts';
import { DeviceEnterprise } from './deviceEnterprise.zod.ts';
import { Instant } from './instant.zod.ts';
import { NullableInstant } from './nullableInstant.zod.ts';
import { Threshold } from './threshold.zod.ts';
import { ThresholdClassification } from './thresholdClassification.zod.ts';

export const Alert = /*#__PURE__*/ zod.object({
  "id": /*#__PURE__*/ zod.int(),
  "alertLevel": AlertLevel,
  "thresholdClassification": ThresholdClassification,
  "deviceDataType": DeviceDataType,
  "threshold": /*#__PURE__*/ zod.optional(/*#__PURE__*/ zod.union([Threshold,/*#__PURE__*/ zod.null()])),
  "value": /*#__PURE__*/ zod.nullish(/*#__PURE__*/ zod.number()),
  "device": AlertDevice,
  "deviceGrouping": AlertLocation,
  "enterprise": /*#__PURE__*/ zod.optional(/*#__PURE__*/ zod.union([DeviceEnterprise,/*#__PURE__*/ zod.null()])),
  "startedAt": Instant,
  "endedAt": /*#__PURE__*/ zod.optional(NullableInstant)
});

export type Alert = zod.input<typeof Alert>;
export type AlertOutput = zod.output<typeof Alert>;
