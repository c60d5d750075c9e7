/**
 * Generated from openapi/ by `npm run generate`. Do not edit.
 */
import * as zod from 'zod/mini';

export const findUnregisteredDevicesParamsSerialNumberMax = 200;


export const FindUnregisteredDevicesParams = /*#__PURE__*/ zod.object({
  "serialNumber": /*#__PURE__*/ zod.optional(/*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.maxLength(findUnregisteredDevicesParamsSerialNumberMax)))
})

export type FindUnregisteredDevicesParams = zod.input<typeof FindUnregisteredDevicesParams>;
export type FindUnregisteredDevicesParamsOutput = zod.output<typeof FindUnregisteredDevicesParams>;
