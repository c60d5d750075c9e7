/**
 * Generated from openapi/ by `npm run generate`. Do not edit.
 */
import * as zod from 'zod/mini';
import { DeviceGroup } from './deviceGroup.zod.ts';

export const DeviceGroupList = /*#__PURE__*/ zod.object({
  "groups": /*#__PURE__*/ zod.array(DeviceGroup)
});

export type DeviceGroupList = zod.input<typeof DeviceGroupList>;
export type DeviceGroupListOutput = zod.output<typeof DeviceGroupList>;
