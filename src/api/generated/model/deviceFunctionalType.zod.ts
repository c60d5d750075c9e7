/**
 * Generated from openapi/ by `npm run generate`. Do not edit.
 */
import * as zod from 'zod/mini';

export const DeviceFunctionalType = /*#__PURE__*/ zod.object({
  "name": /*#__PURE__*/ zod.string()
});

export type DeviceFunctionalType = zod.input<typeof DeviceFunctionalType>;
export type DeviceFunctionalTypeOutput = zod.output<typeof DeviceFunctionalType>;
