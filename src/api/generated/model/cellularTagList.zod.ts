/**
 * Generated from openapi/ by `npm run generate`. Do not edit.
 */
import * as zod from 'zod/mini';
import { CellularTag } from './cellularTag.zod.ts';

export const CellularTagList = /*#__PURE__*/ zod.object({
  "tags": /*#__PURE__*/ zod.array(CellularTag)
});

export type CellularTagList = zod.input<typeof CellularTagList>;
export type CellularTagListOutput = zod.output<typeof CellularTagList>;
