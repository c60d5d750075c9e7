/**
 * Generated from openapi/ by `npm run generate`. Do not edit.
 */
import * as zod from 'zod/mini';

export const DeviceEnterprise = /*#__PURE__*/ zod.object({
  "id": /*#__PURE__*/ zod.optional(/*#__PURE__*/ zod.int()),
  "name": /*#__PURE__*/ zod.string()
});

export type DeviceEnterprise = zod.input<typeof DeviceEnterprise>;
export type DeviceEnterpriseOutput = zod.output<typeof DeviceEnterprise>;
