/**
 * Generated from openapi/ by `npm run generate`. Do not edit.
 */
import * as zod from 'zod/mini';
import { CommissionedDevice } from './commissionedDevice.zod.ts';

export const CommissionedDeviceResult = /*#__PURE__*/ zod.object({
  "commissionedDevice": CommissionedDevice
});

export type CommissionedDeviceResult = zod.input<typeof CommissionedDeviceResult>;
export type CommissionedDeviceResultOutput = zod.output<typeof CommissionedDeviceResult>;
