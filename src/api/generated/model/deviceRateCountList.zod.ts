/**
 * Generated from openapi/ by `npm run generate`. Do not edit.
 */
import * as zod from 'zod/mini';
import { DeviceRateCount } from './deviceRateCount.zod.ts';

export const DeviceRateCountList = /*#__PURE__*/ zod.object({
  "data": /*#__PURE__*/ zod.array(DeviceRateCount)
});

export type DeviceRateCountList = zod.input<typeof DeviceRateCountList>;
export type DeviceRateCountListOutput = zod.output<typeof DeviceRateCountList>;
