/**
 * Generated from openapi/ by `npm run generate`. Do not edit.
 */
import * as zod from 'zod/mini';
import { ActionRoleTemplate } from './actionRoleTemplate.zod.ts';
import { Locale } from './locale.zod.ts';
import { UserEnterprise } from './userEnterprise.zod.ts';

export const User = /*#__PURE__*/ zod.object({
  "id": /*#__PURE__*/ zod.int(),
  "firstName": /*#__PURE__*/ zod.nullish(/*#__PURE__*/ zod.string()),
  "lastName": /*#__PURE__*/ zod.nullish(/*#__PURE__*/ zod.string()),
  "username": /*#__PURE__*/ zod.string(),
  "enterprise": /*#__PURE__*/ zod.optional(/*#__PURE__*/ zod.union([UserEnterprise,/*#__PURE__*/ zod.null()])),
  "locale": /*#__PURE__*/ zod.optional(/*#__PURE__*/ zod.union([Locale,/*#__PURE__*/ zod.null()])),
  "archived": /*#__PURE__*/ zod.optional(/*#__PURE__*/ zod.boolean()),
  "actionRoleTemplates": /*#__PURE__*/ zod.optional(/*#__PURE__*/ zod.array(ActionRoleTemplate))
});

export type User = zod.input<typeof User>;
export type UserOutput = zod.output<typeof User>;
