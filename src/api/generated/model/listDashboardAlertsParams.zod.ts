/**
 * Generated from openapi/ by `npm run generate`. Do not edit.
 */
import * as zod from 'zod/mini';

export const listDashboardAlertsParamsTimeConstraintDefault = `LAST_7_DAYS`;
export const listDashboardAlertsParamsCategoryFilterIdsMax = 1000;


export const listDashboardAlertsParamsCategoryFilterIdsRegExp = new RegExp('^\\d+(,\\d+)*$');
export const listDashboardAlertsParamsFilterGroupIdDefault = -1;
export const listDashboardAlertsParamsFilterGroupIdMin = -1;

export const listDashboardAlertsParamsFilterGroupingIdDefault = -1;
export const listDashboardAlertsParamsFilterGroupingIdMin = -1;


export const ListDashboardAlertsParams = /*#__PURE__*/ zod.object({
  "timeConstraint": /*#__PURE__*/ zod._default(/*#__PURE__*/ zod.enum(['LAST_24_HOURS', 'LAST_7_DAYS', 'LAST_30_DAYS']), listDashboardAlertsParamsTimeConstraintDefault),
  "categoryFilterIds": /*#__PURE__*/ zod.optional(/*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.maxLength(listDashboardAlertsParamsCategoryFilterIdsMax)).check(/*#__PURE__*/ zod.regex(listDashboardAlertsParamsCategoryFilterIdsRegExp))),
  "filterGroupId": /*#__PURE__*/ zod._default(/*#__PURE__*/ zod.int().check(/*#__PURE__*/ zod.gte(listDashboardAlertsParamsFilterGroupIdMin)), listDashboardAlertsParamsFilterGroupIdDefault),
  "filterGroupingId": /*#__PURE__*/ zod._default(/*#__PURE__*/ zod.int().check(/*#__PURE__*/ zod.gte(listDashboardAlertsParamsFilterGroupingIdMin)), listDashboardAlertsParamsFilterGroupingIdDefault)
})

export type ListDashboardAlertsParams = zod.input<typeof ListDashboardAlertsParams>;
export type ListDashboardAlertsParamsOutput = zod.output<typeof ListDashboardAlertsParams>;
