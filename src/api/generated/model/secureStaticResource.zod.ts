/**
 * Generated from openapi/ by `npm run generate`. Do not edit.
 */
import * as zod from 'zod/mini';

export const SecureStaticResource = /*#__PURE__*/ zod.object({
  "signedURL": /*#__PURE__*/ zod.string()
});

export type SecureStaticResource = zod.input<typeof SecureStaticResource>;
export type SecureStaticResourceOutput = zod.output<typeof SecureStaticResource>;
