/**
 * Generated from openapi/ by `npm run generate`. Do not edit.
 */
import * as zod from 'zod/mini';

export const listAuditEventsParamsPageDefault = 0;
export const listAuditEventsParamsPageMin = 0;

export const listAuditEventsParamsSizeDefault = 20;
export const listAuditEventsParamsSizeMax = 1000;


export const listAuditEventsParamsSortItemMax = 64;


export const listAuditEventsParamsSortItemRegExp = new RegExp('^(changedAt|changeType|tableName|userInfo),(asc|desc)$');
export const listAuditEventsParamsSortMax = 5;

export const listAuditEventsParamsTableNameFilterMax = 200;


export const ListAuditEventsParams = /*#__PURE__*/ zod.object({
  "page": /*#__PURE__*/ zod._default(/*#__PURE__*/ zod.int().check(/*#__PURE__*/ zod.gte(listAuditEventsParamsPageMin)), listAuditEventsParamsPageDefault),
  "size": /*#__PURE__*/ zod._default(/*#__PURE__*/ zod.int().check(/*#__PURE__*/ zod.gte(1)).check(/*#__PURE__*/ zod.lte(listAuditEventsParamsSizeMax)), listAuditEventsParamsSizeDefault),
  "enterpriseId": /*#__PURE__*/ zod.int().check(/*#__PURE__*/ zod.gte(1)),
  "sort": /*#__PURE__*/ zod.optional(/*#__PURE__*/ zod.array(/*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.maxLength(listAuditEventsParamsSortItemMax)).check(/*#__PURE__*/ zod.regex(listAuditEventsParamsSortItemRegExp))).check(/*#__PURE__*/ zod.maxLength(listAuditEventsParamsSortMax))),
  "tableNameFilter": /*#__PURE__*/ zod.optional(/*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.maxLength(listAuditEventsParamsTableNameFilterMax)))
})

export type ListAuditEventsParams = zod.input<typeof ListAuditEventsParams>;
export type ListAuditEventsParamsOutput = zod.output<typeof ListAuditEventsParams>;
