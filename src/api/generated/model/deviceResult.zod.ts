/**
 * Generated from openapi/ by `npm run generate`. Do not edit.
 */
import * as zod from 'zod/mini';
import { Device } from './device.zod.ts';

export const DeviceResult = /*#__PURE__*/ zod.object({
  "device": Device
});

export type DeviceResult = zod.input<typeof DeviceResult>;
export type DeviceResultOutput = zod.output<typeof DeviceResult>;
