/**
 * Generated from openapi/ by `npm run generate`. Do not edit.
 */
import * as zod from 'zod/mini';

export const AdHocCommandRequest = /*#__PURE__*/ zod.object({
  "deviceType": /*#__PURE__*/ zod.literal("draginolht65n"),
  "commandType": /*#__PURE__*/ zod.literal("backlog-fetch"),
  "startTime": /*#__PURE__*/ zod.int(),
  "endTime": /*#__PURE__*/ zod.int()
});

export type AdHocCommandRequest = zod.input<typeof AdHocCommandRequest>;
export type AdHocCommandRequestOutput = zod.output<typeof AdHocCommandRequest>;
