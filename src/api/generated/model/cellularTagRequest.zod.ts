/**
 * Generated from openapi/ by `npm run generate`. Do not edit.
 */
import * as zod from 'zod/mini';

export const cellularTagRequestNameMax = 255;


export const cellularTagRequestNameRegExp = new RegExp('^\\s*\\S[\\s\\S]*$');



export const CellularTagRequest = /*#__PURE__*/ zod.object({
  "name": /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.minLength(1)).check(/*#__PURE__*/ zod.maxLength(cellularTagRequestNameMax)).check(/*#__PURE__*/ zod.regex(cellularTagRequestNameRegExp)),
  "deviceIds": /*#__PURE__*/ zod.optional(/*#__PURE__*/ zod.array(/*#__PURE__*/ zod.int().check(/*#__PURE__*/ zod.gte(1))))
});

export type CellularTagRequest = zod.input<typeof CellularTagRequest>;
export type CellularTagRequestOutput = zod.output<typeof CellularTagRequest>;
