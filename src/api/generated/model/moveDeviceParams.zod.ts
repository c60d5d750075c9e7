/**
 * Generated from openapi/ by `npm run generate`. Do not edit.
 */
import * as zod from 'zod/mini';


export const moveDeviceParamsAllowForceDefault = false;
export const MoveDeviceParams = /*#__PURE__*/ zod.object({
  "enterpriseId": /*#__PURE__*/ zod.int().check(/*#__PURE__*/ zod.gte(1)),
  "allowForce": /*#__PURE__*/ zod._default(/*#__PURE__*/ zod.boolean(), moveDeviceParamsAllowForceDefault)
})

export type MoveDeviceParams = zod.input<typeof MoveDeviceParams>;
export type MoveDeviceParamsOutput = zod.output<typeof MoveDeviceParams>;
