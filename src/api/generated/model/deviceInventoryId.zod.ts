/**
 * Generated from openapi/ by `npm run generate`. Do not edit.
 */
import * as zod from 'zod/mini';




export const DeviceInventoryId = /*#__PURE__*/ zod.int().check(/*#__PURE__*/ zod.gte(1));

export type DeviceInventoryId = zod.input<typeof DeviceInventoryId>;
export type DeviceInventoryIdOutput = zod.output<typeof DeviceInventoryId>;
