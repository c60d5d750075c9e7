/**
 * Generated from openapi/ by `npm run generate`. Do not edit.
 */
import * as zod from 'zod/mini';
import { Alert } from './alert.zod.ts';

export const AlertList = /*#__PURE__*/ zod.object({
  "alerts": /*#__PURE__*/ zod.array(Alert)
});

export type AlertList = zod.input<typeof AlertList>;
export type AlertListOutput = zod.output<typeof AlertList>;
