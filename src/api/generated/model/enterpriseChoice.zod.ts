/**
 * Generated from openapi/ by `npm run generate`. Do not edit.
 */
import * as zod from 'zod/mini';
import { DeviceType } from './deviceType.zod.ts';

export const EnterpriseChoice = /*#__PURE__*/ zod.object({
  "id": /*#__PURE__*/ zod.int(),
  "name": /*#__PURE__*/ zod.string(),
  "token": /*#__PURE__*/ zod.optional(/*#__PURE__*/ zod.string()),
  "retired": /*#__PURE__*/ zod.optional(/*#__PURE__*/ zod.boolean()),
  "availableDeviceTypes": /*#__PURE__*/ zod.optional(/*#__PURE__*/ zod.array(DeviceType))
});

export type EnterpriseChoice = zod.input<typeof EnterpriseChoice>;
export type EnterpriseChoiceOutput = zod.output<typeof EnterpriseChoice>;
