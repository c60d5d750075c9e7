/**
 * Generated from openapi/ by `npm run generate`. Do not edit.
 */
import * as zod from 'zod/mini';
import { AdminUserRequest } from './adminUserRequest.zod.ts';
import { BusinessStructureNodeRequest } from './businessStructureNodeRequest.zod.ts';
import { EnterpriseName } from './enterpriseName.zod.ts';
import { GroupingNodeRequest } from './groupingNodeRequest.zod.ts';

export const enterpriseCreateRequestAdminPasswordMax = 200;



export const EnterpriseCreateRequest = /*#__PURE__*/ zod.object({
  "name": EnterpriseName,
  "rootGroup": BusinessStructureNodeRequest,
  "rootGrouping": GroupingNodeRequest,
  "adminUser": AdminUserRequest,
  "adminPassword": /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.minLength(1)).check(/*#__PURE__*/ zod.maxLength(enterpriseCreateRequestAdminPasswordMax))
});

export type EnterpriseCreateRequest = zod.input<typeof EnterpriseCreateRequest>;
export type EnterpriseCreateRequestOutput = zod.output<typeof EnterpriseCreateRequest>;
