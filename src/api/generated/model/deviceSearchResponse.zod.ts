/**
 * Generated from openapi/ by `npm run generate`. Do not edit.
 */
import * as zod from 'zod/mini';
import { DeviceSearchData } from './deviceSearchData.zod.ts';

export const DeviceSearchResponse = /*#__PURE__*/ zod.object({
  "data": DeviceSearchData
});

export type DeviceSearchResponse = zod.input<typeof DeviceSearchResponse>;
export type DeviceSearchResponseOutput = zod.output<typeof DeviceSearchResponse>;
