/**
 * Generated from openapi/ by `npm run generate`. Do not edit.
 */
import * as zod from 'zod/mini';
import { ChangeEvent } from './changeEvent.zod.ts';
import { PageInfo } from './pageInfo.zod.ts';

export const ChangeEventPage = /*#__PURE__*/ zod.object({
  "changeEvents": /*#__PURE__*/ zod.array(ChangeEvent),
  "page": PageInfo
});

export type ChangeEventPage = zod.input<typeof ChangeEventPage>;
export type ChangeEventPageOutput = zod.output<typeof ChangeEventPage>;
