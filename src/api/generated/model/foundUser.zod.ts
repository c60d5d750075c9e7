/**
 * Generated from openapi/ by `npm run generate`. Do not edit.
 */
import * as zod from 'zod/mini';

export const FoundUser = /*#__PURE__*/ zod.object({
  "userId": /*#__PURE__*/ zod.int(),
  "firstName": /*#__PURE__*/ zod.nullish(/*#__PURE__*/ zod.string()),
  "lastName": /*#__PURE__*/ zod.nullish(/*#__PURE__*/ zod.string()),
  "enterpriseName": /*#__PURE__*/ zod.nullish(/*#__PURE__*/ zod.string()),
  "username": /*#__PURE__*/ zod.string(),
  "emailAddresses": /*#__PURE__*/ zod.nullish(/*#__PURE__*/ zod.array(/*#__PURE__*/ zod.string())),
  "smsNumbers": /*#__PURE__*/ zod.nullish(/*#__PURE__*/ zod.array(/*#__PURE__*/ zod.string())),
  "voiceNumbers": /*#__PURE__*/ zod.nullish(/*#__PURE__*/ zod.array(/*#__PURE__*/ zod.string()))
});

export type FoundUser = zod.input<typeof FoundUser>;
export type FoundUserOutput = zod.output<typeof FoundUser>;
