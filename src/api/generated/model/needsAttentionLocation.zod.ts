/**
 * Generated from openapi/ by `npm run generate`. Do not edit.
 */
import * as zod from 'zod/mini';
import { DeviceEnterprise } from './deviceEnterprise.zod.ts';

export const NeedsAttentionLocation = /*#__PURE__*/ zod.object({
  "deviceGroupingId": /*#__PURE__*/ zod.int(),
  "locationName": /*#__PURE__*/ zod.string(),
  "enterprise": /*#__PURE__*/ zod.optional(/*#__PURE__*/ zod.union([DeviceEnterprise,/*#__PURE__*/ zod.null()])),
  "timezone": /*#__PURE__*/ zod.nullish(/*#__PURE__*/ zod.string()),
  "gatewaysOffline": /*#__PURE__*/ zod.int(),
  "gatewaysTotal": /*#__PURE__*/ zod.int(),
  "routerOffline": /*#__PURE__*/ zod.int(),
  "routerTotal": /*#__PURE__*/ zod.int(),
  "sensorsOffline": /*#__PURE__*/ zod.int(),
  "sensorsTotal": /*#__PURE__*/ zod.int(),
  "criticalAlertCount": /*#__PURE__*/ zod.int()
});

export type NeedsAttentionLocation = zod.input<typeof NeedsAttentionLocation>;
export type NeedsAttentionLocationOutput = zod.output<typeof NeedsAttentionLocation>;
