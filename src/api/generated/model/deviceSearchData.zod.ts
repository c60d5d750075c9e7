/**
 * Generated from openapi/ by `npm run generate`. Do not edit.
 */
import * as zod from 'zod/mini';
import { DeviceSearchResult } from './deviceSearchResult.zod.ts';

export const DeviceSearchData = /*#__PURE__*/ zod.object({
  "searchResults": /*#__PURE__*/ zod.record(/*#__PURE__*/ zod.string(), DeviceSearchResult),
  "exceptions": /*#__PURE__*/ zod.nullish(/*#__PURE__*/ zod.array(/*#__PURE__*/ zod.string()))
});

export type DeviceSearchData = zod.input<typeof DeviceSearchData>;
export type DeviceSearchDataOutput = zod.output<typeof DeviceSearchData>;
