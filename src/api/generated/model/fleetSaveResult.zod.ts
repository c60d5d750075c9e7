/**
 * Generated from openapi/ by `npm run generate`. Do not edit.
 */
import * as zod from 'zod/mini';
import { Fleet } from './fleet.zod.ts';

export const FleetSaveResult = /*#__PURE__*/ zod.object({
  "fleet": Fleet,
  "errors": /*#__PURE__*/ zod.nullish(/*#__PURE__*/ zod.array(/*#__PURE__*/ zod.string()))
});

export type FleetSaveResult = zod.input<typeof FleetSaveResult>;
export type FleetSaveResultOutput = zod.output<typeof FleetSaveResult>;
