/**
 * Generated from openapi/ by `npm run generate`. Do not edit.
 */
import * as zod from 'zod/mini';
import { NullableInstant } from './nullableInstant.zod.ts';

export const DeviceTimesByMacAddress = /*#__PURE__*/ zod.record(/*#__PURE__*/ zod.string(), NullableInstant);

export type DeviceTimesByMacAddress = zod.input<typeof DeviceTimesByMacAddress>;
export type DeviceTimesByMacAddressOutput = zod.output<typeof DeviceTimesByMacAddress>;
