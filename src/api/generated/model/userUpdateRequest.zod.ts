/**
 * Generated from openapi/ by `npm run generate`. Do not edit.
 */
import * as zod from 'zod/mini';
import { ActionRoleTemplateIds } from './actionRoleTemplateIds.zod.ts';
import { FirstName } from './firstName.zod.ts';
import { LanguageTag } from './languageTag.zod.ts';
import { LastName } from './lastName.zod.ts';
import { UserEnterpriseId } from './userEnterpriseId.zod.ts';
import { Username } from './username.zod.ts';
import { UserPassword } from './userPassword.zod.ts';

export const UserUpdateRequest = /*#__PURE__*/ zod.object({
  "firstName": /*#__PURE__*/ zod.optional(FirstName),
  "lastName": /*#__PURE__*/ zod.optional(LastName),
  "username": /*#__PURE__*/ zod.optional(Username),
  "password": /*#__PURE__*/ zod.optional(UserPassword),
  "enterpriseId": /*#__PURE__*/ zod.optional(UserEnterpriseId),
  "locale": /*#__PURE__*/ zod.optional(LanguageTag),
  "actionRoleTemplateIds": /*#__PURE__*/ zod.optional(ActionRoleTemplateIds),
  "archived": /*#__PURE__*/ zod.optional(/*#__PURE__*/ zod.literal(false))
});

export type UserUpdateRequest = zod.input<typeof UserUpdateRequest>;
export type UserUpdateRequestOutput = zod.output<typeof UserUpdateRequest>;
