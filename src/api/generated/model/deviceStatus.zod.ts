/**
 * Generated from openapi/ by `npm run generate`. Do not edit.
 */
import * as zod from 'zod/mini';

export const DeviceStatus = /*#__PURE__*/ zod.object({
  "name": /*#__PURE__*/ zod.string()
});

export type DeviceStatus = zod.input<typeof DeviceStatus>;
export type DeviceStatusOutput = zod.output<typeof DeviceStatus>;
