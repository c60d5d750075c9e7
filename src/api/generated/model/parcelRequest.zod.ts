/**
 * Generated from openapi/ by `npm run generate`. Do not edit.
 */
import * as zod from 'zod/mini';

export const parcelRequestWeightExclusiveMin = 0;

export const parcelRequestLengthInInchesExclusiveMin = 0;

export const parcelRequestWidthInInchesExclusiveMin = 0;

export const parcelRequestHeightInInchesExclusiveMin = 0;



export const ParcelRequest = /*#__PURE__*/ zod.object({
  "weightUnit": /*#__PURE__*/ zod.enum(['oz', 'lb', 'g', 'kg']),
  "weight": /*#__PURE__*/ zod.number().check(/*#__PURE__*/ zod.gt(parcelRequestWeightExclusiveMin)),
  "lengthInInches": /*#__PURE__*/ zod.number().check(/*#__PURE__*/ zod.gt(parcelRequestLengthInInchesExclusiveMin)),
  "widthInInches": /*#__PURE__*/ zod.number().check(/*#__PURE__*/ zod.gt(parcelRequestWidthInInchesExclusiveMin)),
  "heightInInches": /*#__PURE__*/ zod.number().check(/*#__PURE__*/ zod.gt(parcelRequestHeightInInchesExclusiveMin))
});

export type ParcelRequest = zod.input<typeof ParcelRequest>;
export type ParcelRequestOutput = zod.output<typeof ParcelRequest>;
