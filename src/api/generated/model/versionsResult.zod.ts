/**
 * Generated from openapi/ by `npm run generate`. Do not edit.
 */
import * as zod from 'zod/mini';

export const VersionsResult = /*#__PURE__*/ zod.object({
  "versions": /*#__PURE__*/ zod.nullable(/*#__PURE__*/ zod.string())
});

export type VersionsResult = zod.input<typeof VersionsResult>;
export type VersionsResultOutput = zod.output<typeof VersionsResult>;
