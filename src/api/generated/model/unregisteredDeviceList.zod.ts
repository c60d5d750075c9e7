/**
 * Generated from openapi/ by `npm run generate`. Do not edit.
 */
import * as zod from 'zod/mini';
import { UnregisteredDevice } from './unregisteredDevice.zod.ts';

export const UnregisteredDeviceList = /*#__PURE__*/ zod.object({
  "devices": /*#__PURE__*/ zod.array(UnregisteredDevice)
});

export type UnregisteredDeviceList = zod.input<typeof UnregisteredDeviceList>;
export type UnregisteredDeviceListOutput = zod.output<typeof UnregisteredDeviceList>;
