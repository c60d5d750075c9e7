/**
 * Generated from openapi/ by `npm run generate`. Do not edit.
 */
import * as zod from 'zod/mini';
import { CellularLink } from './cellularLink.zod.ts';

export const CellularDevice = /*#__PURE__*/ zod.object({
  "id": /*#__PURE__*/ zod.int(),
  "name": /*#__PURE__*/ zod.string(),
  "imei": /*#__PURE__*/ zod.nullish(/*#__PURE__*/ zod.string()),
  "links": /*#__PURE__*/ zod.optional(/*#__PURE__*/ zod.array(CellularLink)),
  "tags": /*#__PURE__*/ zod.optional(/*#__PURE__*/ zod.array(/*#__PURE__*/ zod.string()))
});

export type CellularDevice = zod.input<typeof CellularDevice>;
export type CellularDeviceOutput = zod.output<typeof CellularDevice>;
