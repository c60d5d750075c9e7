/**
 * Generated from openapi/ by `npm run generate`. Do not edit.
 */
import * as zod from 'zod/mini';




export const ActionRoleTemplateIds = /*#__PURE__*/ zod.array(/*#__PURE__*/ zod.int().check(/*#__PURE__*/ zod.gte(1)));

export type ActionRoleTemplateIds = zod.input<typeof ActionRoleTemplateIds>;
export type ActionRoleTemplateIdsOutput = zod.output<typeof ActionRoleTemplateIds>;
