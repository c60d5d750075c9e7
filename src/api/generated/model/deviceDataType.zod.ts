/**
 * Generated from openapi/ by `npm run generate`. Do not edit.
 */
import * as zod from 'zod/mini';

export const DeviceDataType = /*#__PURE__*/ zod.object({
  "token": /*#__PURE__*/ zod.string(),
  "name": /*#__PURE__*/ zod.nullish(/*#__PURE__*/ zod.string()),
  "unit": /*#__PURE__*/ zod.nullish(/*#__PURE__*/ zod.string())
});

export type DeviceDataType = zod.input<typeof DeviceDataType>;
export type DeviceDataTypeOutput = zod.output<typeof DeviceDataType>;
