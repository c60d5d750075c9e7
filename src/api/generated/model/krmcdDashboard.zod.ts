/**
 * Generated from openapi/ by `npm run generate`. Do not edit.
 */
import * as zod from 'zod/mini';
import { KrmcdLocation } from './krmcdLocation.zod.ts';
import { NullableInstant } from './nullableInstant.zod.ts';

export const KrmcdDashboard = /*#__PURE__*/ zod.object({
  "updatedAt": /*#__PURE__*/ zod.optional(NullableInstant),
  "locations": /*#__PURE__*/ zod.optional(/*#__PURE__*/ zod.array(KrmcdLocation))
});

export type KrmcdDashboard = zod.input<typeof KrmcdDashboard>;
export type KrmcdDashboardOutput = zod.output<typeof KrmcdDashboard>;
