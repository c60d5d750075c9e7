/**
 * Generated from openapi/ by `npm run generate`. Do not edit.
 */
import * as zod from 'zod/mini';

export const PushRegistration = /*#__PURE__*/ zod.object({
  "name": /*#__PURE__*/ zod.string()
});

export type PushRegistration = zod.input<typeof PushRegistration>;
export type PushRegistrationOutput = zod.output<typeof PushRegistration>;
