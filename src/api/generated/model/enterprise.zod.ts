/**
 * Generated from openapi/ by `npm run generate`. Do not edit.
 */
import * as zod from 'zod/mini';
import { DeviceGroup } from './deviceGroup.zod.ts';
import { EnterprisePreference } from './enterprisePreference.zod.ts';
import { Grouping } from './grouping.zod.ts';

export const Enterprise = /*#__PURE__*/ zod.object({
  "id": /*#__PURE__*/ zod.int(),
  "name": /*#__PURE__*/ zod.string(),
  "token": /*#__PURE__*/ zod.string(),
  "logo": /*#__PURE__*/ zod.nullish(/*#__PURE__*/ zod.string()),
  "deviceGroups": /*#__PURE__*/ zod.optional(/*#__PURE__*/ zod.array(DeviceGroup)),
  "preferences": /*#__PURE__*/ zod.optional(/*#__PURE__*/ zod.array(EnterprisePreference)),
  "rootGrouping": /*#__PURE__*/ zod.optional(/*#__PURE__*/ zod.union([Grouping,/*#__PURE__*/ zod.null()]))
});

export type Enterprise = zod.input<typeof Enterprise>;
export type EnterpriseOutput = zod.output<typeof Enterprise>;
