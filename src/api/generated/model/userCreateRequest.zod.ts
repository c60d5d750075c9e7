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

export const UserCreateRequest = /*#__PURE__*/ zod.object({
  "firstName": FirstName,
  "lastName": LastName,
  "username": Username,
  "password": UserPassword,
  "enterpriseId": /*#__PURE__*/ zod.optional(UserEnterpriseId),
  "locale": LanguageTag,
  "actionRoleTemplateIds": /*#__PURE__*/ zod.optional(ActionRoleTemplateIds)
});

export type UserCreateRequest = zod.input<typeof UserCreateRequest>;
export type UserCreateRequestOutput = zod.output<typeof UserCreateRequest>;
