/**
 * Generated from openapi/ by `npm run generate`. Do not edit.
 */
import * as zod from 'zod/mini';

export const pushRegistrationRequestNameMax = 255;



export const PushRegistrationRequest = /*#__PURE__*/ zod.object({
  "name": /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.minLength(1)).check(/*#__PURE__*/ zod.maxLength(pushRegistrationRequestNameMax))
});

export type PushRegistrationRequest = zod.input<typeof PushRegistrationRequest>;
export type PushRegistrationRequestOutput = zod.output<typeof PushRegistrationRequest>;
