/**
 * Generated from openapi/ by `npm run generate`. Do not edit.
 */
import * as zod from 'zod/mini';
import { CellularDevice } from './cellularDevice.zod.ts';

export const CellularDeviceList = /*#__PURE__*/ zod.object({
  "devices": /*#__PURE__*/ zod.array(CellularDevice)
});

export type CellularDeviceList = zod.input<typeof CellularDeviceList>;
export type CellularDeviceListOutput = zod.output<typeof CellularDeviceList>;
