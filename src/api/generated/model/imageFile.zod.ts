/**
 * Generated from openapi/ by `npm run generate`. Do not edit.
 */
import * as zod from 'zod/mini';

export const ImageFile = /*#__PURE__*/ zod.instanceof(Blob);

export type ImageFile = zod.input<typeof ImageFile>;
export type ImageFileOutput = zod.output<typeof ImageFile>;
