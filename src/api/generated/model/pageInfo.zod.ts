/**
 * Generated from openapi/ by `npm run generate`. Do not edit.
 */
import * as zod from 'zod/mini';

export const PageInfo = /*#__PURE__*/ zod.object({
  "size": /*#__PURE__*/ zod.optional(/*#__PURE__*/ zod.int()),
  "number": /*#__PURE__*/ zod.optional(/*#__PURE__*/ zod.int()),
  "totalElements": /*#__PURE__*/ zod.int(),
  "totalPages": /*#__PURE__*/ zod.optional(/*#__PURE__*/ zod.int())
});

export type PageInfo = zod.input<typeof PageInfo>;
export type PageInfoOutput = zod.output<typeof PageInfo>;
