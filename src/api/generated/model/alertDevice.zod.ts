/**
 * Generated from openapi/ by `npm run generate`. Do not edit.
 */
import * as zod from 'zod/mini';

export const AlertDevice = /*#__PURE__*/ zod.object({
  "id": /*#__PURE__*/ zod.int(),
  "serialNumber": /*#__PURE__*/ zod.string(),
  "displayName": /*#__PURE__*/ zod.nullish(/*#__PURE__*/ zod.string())
});

export type AlertDevice = zod.input<typeof AlertDevice>;
export type AlertDeviceOutput = zod.output<typeof AlertDevice>;
