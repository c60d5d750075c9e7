/**
 * Generated from openapi/ by `npm run generate`. Do not edit.
 */
import * as zod from 'zod/mini';

export const UserEnterprise = /*#__PURE__*/ zod.object({
  "id": /*#__PURE__*/ zod.int(),
  "name": /*#__PURE__*/ zod.string()
});

export type UserEnterprise = zod.input<typeof UserEnterprise>;
export type UserEnterpriseOutput = zod.output<typeof UserEnterprise>;
