/**
 * Generated from openapi/ by `npm run generate`. Do not edit.
 */
import * as zod from 'zod/mini';





export const CellularTagDevicesRequest = /*#__PURE__*/ zod.object({
  "deviceIds": /*#__PURE__*/ zod.array(/*#__PURE__*/ zod.int().check(/*#__PURE__*/ zod.gte(1))).check(/*#__PURE__*/ zod.minLength(1))
});

export type CellularTagDevicesRequest = zod.input<typeof CellularTagDevicesRequest>;
export type CellularTagDevicesRequestOutput = zod.output<typeof CellularTagDevicesRequest>;
