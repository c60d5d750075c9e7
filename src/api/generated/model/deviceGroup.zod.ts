/**
 * Generated from openapi/ by `npm run generate`. Do not edit.
 */
import * as zod from 'zod/mini';

export const DeviceGroup = /*#__PURE__*/ zod.object({
  "id": /*#__PURE__*/ zod.int(),
  "name": /*#__PURE__*/ zod.string(),
  "displayOrder": /*#__PURE__*/ zod.int()
});

export type DeviceGroup = zod.input<typeof DeviceGroup>;
export type DeviceGroupOutput = zod.output<typeof DeviceGroup>;
