/**
 * Generated from openapi/ by `npm run generate`. Do not edit.
 */
import * as zod from 'zod/mini';
import { Username } from './username.zod.ts';

export const credentialsRequestPasswordMax = 200;



export const CredentialsRequest = /*#__PURE__*/ zod.object({
  "username": Username,
  "password": /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.minLength(1)).check(/*#__PURE__*/ zod.maxLength(credentialsRequestPasswordMax))
});

export type CredentialsRequest = zod.input<typeof CredentialsRequest>;
export type CredentialsRequestOutput = zod.output<typeof CredentialsRequest>;
