/**
 * Generated from openapi/ by `npm run generate`. Do not edit.
 */
import * as zod from 'zod/mini';

export const ActionRoleTemplate = /*#__PURE__*/ zod.object({
  "id": /*#__PURE__*/ zod.int(),
  "name": /*#__PURE__*/ zod.string(),
  "sortOrder": /*#__PURE__*/ zod.int()
});

export type ActionRoleTemplate = zod.input<typeof ActionRoleTemplate>;
export type ActionRoleTemplateOutput = zod.output<typeof ActionRoleTemplate>;
