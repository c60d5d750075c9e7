/**
 * Generated from openapi/ by `npm run generate`. Do not edit.
 */
import * as zod from 'zod/mini';
import { CellularTag } from './cellularTag.zod.ts';

export const CellularTagResult = /*#__PURE__*/ zod.object({
  "tag": CellularTag
});

export type CellularTagResult = zod.input<typeof CellularTagResult>;
export type CellularTagResultOutput = zod.output<typeof CellularTagResult>;
