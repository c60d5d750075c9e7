/**
 * Generated from openapi/ by `npm run generate`. Do not edit.
 */
import * as zod from 'zod/mini';
import { Locale } from './locale.zod.ts';
import { NotificationPreference } from './notificationPreference.zod.ts';
import { UiRoute } from './uiRoute.zod.ts';
import { UserEnterprise } from './userEnterprise.zod.ts';

export const CurrentUser = /*#__PURE__*/ zod.object({
  "id": /*#__PURE__*/ zod.int(),
  "firstName": /*#__PURE__*/ zod.nullish(/*#__PURE__*/ zod.string()),
  "lastName": /*#__PURE__*/ zod.nullish(/*#__PURE__*/ zod.string()),
  "username": /*#__PURE__*/ zod.string(),
  "enterprise": /*#__PURE__*/ zod.optional(/*#__PURE__*/ zod.union([UserEnterprise,/*#__PURE__*/ zod.null()])),
  "locale": /*#__PURE__*/ zod.optional(/*#__PURE__*/ zod.union([Locale,/*#__PURE__*/ zod.null()])),
  "availableRoutes": /*#__PURE__*/ zod.array(UiRoute),
  "notificationPreferences": /*#__PURE__*/ zod.optional(/*#__PURE__*/ zod.array(NotificationPreference))
});

export type CurrentUser = zod.input<typeof CurrentUser>;
export type CurrentUserOutput = zod.output<typeof CurrentUser>;
