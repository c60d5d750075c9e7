/**
 * Generated from openapi/ by `npm run generate`. Do not edit.
 */
import * as zod from 'zod/mini';
import { CellularLink } from './cellularLink.zod.ts';

export const CellularLinkResult = /*#__PURE__*/ zod.object({
  "link": CellularLink
});

export type CellularLinkResult = zod.input<typeof CellularLinkResult>;
export type CellularLinkResultOutput = zod.output<typeof CellularLinkResult>;
