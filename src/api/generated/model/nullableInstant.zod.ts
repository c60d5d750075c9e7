/**
 * Generated from openapi/ by `npm run generate`. Do not edit.
 */
import * as zod from 'zod/mini';

export const NullableInstant = /*#__PURE__*/ zod.nullable(/*#__PURE__*/ zod.union([/*#__PURE__*/ zod.string(),/*#__PURE__*/ zod.int()]));

export type NullableInstant = zod.input<typeof NullableInstant>;
export type NullableInstantOutput = zod.output<typeof NullableInstant>;
