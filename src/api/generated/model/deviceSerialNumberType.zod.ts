/**
 * Generated from openapi/ by `npm run generate`. Do not edit.
 */
import * as zod from 'zod/mini';

export const DeviceSerialNumberType = /*#__PURE__*/ zod.object({
  "name": /*#__PURE__*/ zod.string()
});

export type DeviceSerialNumberType = zod.input<typeof DeviceSerialNumberType>;
export type DeviceSerialNumberTypeOutput = zod.output<typeof DeviceSerialNumberType>;
