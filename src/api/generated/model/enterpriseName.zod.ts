/**
 * Generated from openapi/ by `npm run generate`. Do not edit.
 */
import * as zod from 'zod/mini';

export const EnterpriseNameMax = 255;


export const EnterpriseNameRegExp = new RegExp('^\\S(.*\\S)?$');


export const EnterpriseName = /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.minLength(1)).check(/*#__PURE__*/ zod.maxLength(EnterpriseNameMax)).check(/*#__PURE__*/ zod.regex(EnterpriseNameRegExp));

export type EnterpriseName = zod.input<typeof EnterpriseName>;
export type EnterpriseNameOutput = zod.output<typeof EnterpriseName>;
