/**
 * Generated from openapi/ by `npm run generate`. Do not edit.
 */
import * as zod from 'zod/mini';
import { DeviceType } from './deviceType.zod.ts';

export const OrderEnterprise = /*#__PURE__*/ zod.object({
  "token": /*#__PURE__*/ zod.string(),
  "name": /*#__PURE__*/ zod.string(),
  "availableDeviceTypes": /*#__PURE__*/ zod.optional(/*#__PURE__*/ zod.array(DeviceType))
});

export type OrderEnterprise = zod.input<typeof OrderEnterprise>;
export type OrderEnterpriseOutput = zod.output<typeof OrderEnterprise>;
