/**
 * Generated from openapi/ by `npm run generate`. Do not edit.
 */
import * as zod from 'zod/mini';
import { NullableInstant } from './nullableInstant.zod.ts';

export const UnregisteredDevice = /*#__PURE__*/ zod.object({
  "serial": /*#__PURE__*/ zod.string(),
  "latestDeviceTime": /*#__PURE__*/ zod.optional(NullableInstant),
  "lastReceivedFromTime": /*#__PURE__*/ zod.optional(NullableInstant)
});

export type UnregisteredDevice = zod.input<typeof UnregisteredDevice>;
export type UnregisteredDeviceOutput = zod.output<typeof UnregisteredDevice>;
