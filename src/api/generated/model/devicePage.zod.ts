/**
 * Generated from openapi/ by `npm run generate`. Do not edit.
 */
import * as zod from 'zod/mini';
import { Device } from './device.zod.ts';
import { PageInfo } from './pageInfo.zod.ts';

export const DevicePage = /*#__PURE__*/ zod.object({
  "devices": /*#__PURE__*/ zod.array(Device),
  "page": PageInfo
});

export type DevicePage = zod.input<typeof DevicePage>;
export type DevicePageOutput = zod.output<typeof DevicePage>;
