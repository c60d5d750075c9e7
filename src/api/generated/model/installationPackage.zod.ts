/**
 * Generated from openapi/ by `npm run generate`. Do not edit.
 */
import * as zod from 'zod/mini';

export const InstallationPackage = /*#__PURE__*/ zod.instanceof(Blob);

export type InstallationPackage = zod.input<typeof InstallationPackage>;
export type InstallationPackageOutput = zod.output<typeof InstallationPackage>;
