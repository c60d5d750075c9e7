/**
 * Generated from openapi/ by `npm run generate`. Do not edit.
 */
import * as zod from 'zod/mini';
import { Instant } from './instant.zod.ts';

export const ChangeEvent = /*#__PURE__*/ zod.object({
  "id": /*#__PURE__*/ zod.optional(/*#__PURE__*/ zod.int()),
  "changedAt": Instant,
  "changeType": /*#__PURE__*/ zod.string(),
  "tableName": /*#__PURE__*/ zod.string(),
  "userInfo": /*#__PURE__*/ zod.nullish(/*#__PURE__*/ zod.string()),
  "recordData": /*#__PURE__*/ zod.nullish(/*#__PURE__*/ zod.string())
});

export type ChangeEvent = zod.input<typeof ChangeEvent>;
export type ChangeEventOutput = zod.output<typeof ChangeEvent>;
