/**
 * Generated from openapi/ by `npm run generate`. Do not edit.
 */
import * as zod from 'zod/mini';
import { ActionRoleTemplate } from './actionRoleTemplate.zod.ts';

export const ActionRoleTemplateList = /*#__PURE__*/ zod.object({
  "actionRoleTemplates": /*#__PURE__*/ zod.array(ActionRoleTemplate)
});

export type ActionRoleTemplateList = zod.input<typeof ActionRoleTemplateList>;
export type ActionRoleTemplateListOutput = zod.output<typeof ActionRoleTemplateList>;
