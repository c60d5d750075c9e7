/**
 * Generated from openapi/ by `npm run generate`. Do not edit.
 */
import * as zod from 'zod/mini';

export const MetadataTypeRequest = /*#__PURE__*/ zod.object({
  "id": /*#__PURE__*/ zod.literal(1),
  "token": /*#__PURE__*/ zod.literal("floor_plan_location")
});

export type MetadataTypeRequest = zod.input<typeof MetadataTypeRequest>;
export type MetadataTypeRequestOutput = zod.output<typeof MetadataTypeRequest>;
