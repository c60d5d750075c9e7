/**
 * Generated from openapi/ by `npm run generate`. Do not edit.
 */
import * as zod from 'zod/mini';




export const UserEnterpriseId = /*#__PURE__*/ zod.nullable(/*#__PURE__*/ zod.int().check(/*#__PURE__*/ zod.gte(1)));

export type UserEnterpriseId = zod.input<typeof UserEnterpriseId>;
export type UserEnterpriseIdOutput = zod.output<typeof UserEnterpriseId>;
