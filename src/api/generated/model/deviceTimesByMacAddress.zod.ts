/**
 * Generated from openapi/ by `npm run generate`. Do not edit.
 */
import * as zod from 'zod/mini';

export const DeviceTimesByMacAddress = /*#__PURE__*/ zod.record(/*#__PURE__*/ zod.string(), /*#__PURE__*/ zod.nullable(/*#__PURE__*/ zod.string()));

export type DeviceTimesByMacAddress = zod.input<typeof DeviceTimesByMacAddress>;
export type DeviceTimesByMacAddressOutput = zod.output<typeof DeviceTimesByMacAddress>;
