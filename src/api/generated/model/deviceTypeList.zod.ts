/**
 * Generated from openapi/ by `npm run generate`. Do not edit.
 */
import * as zod from 'zod/mini';
import { DeviceType } from './deviceType.zod.ts';

export const DeviceTypeList = /*#__PURE__*/ zod.object({
  "deviceTypes": /*#__PURE__*/ zod.array(DeviceType)
});

export type DeviceTypeList = zod.input<typeof DeviceTypeList>;
export type DeviceTypeListOutput = zod.output<typeof DeviceTypeList>;
