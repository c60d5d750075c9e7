/**
 * Generated from openapi/ by `npm run generate`. Do not edit.
 */
import * as zod from 'zod/mini';

export const Instant = /*#__PURE__*/ zod.union([/*#__PURE__*/ zod.string(),/*#__PURE__*/ zod.int()]);

export type Instant = zod.input<typeof Instant>;
export type InstantOutput = zod.output<typeof Instant>;
