/**
 * Generated from openapi/ by `npm run generate`. Do not edit.
 */
import * as zod from 'zod/mini';
import { RatedDevice } from './ratedDevice.zod.ts';

export const RatedDeviceList = /*#__PURE__*/ zod.object({
  "devices": /*#__PURE__*/ zod.array(RatedDevice)
});

export type RatedDeviceList = zod.input<typeof RatedDeviceList>;
export type RatedDeviceListOutput = zod.output<typeof RatedDeviceList>;
