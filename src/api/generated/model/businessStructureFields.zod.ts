/**
 * Generated from openapi/ by `npm run generate`. Do not edit.
 */
import * as zod from 'zod/mini';
import { MetadataTypeRequest } from './metadataTypeRequest.zod.ts';

export const businessStructureFieldsUuidMax = 36;

export const businessStructureFieldsNameMax = 255;


export const businessStructureFieldsNameRegExp = new RegExp('^\\s*\\S[\\s\\S]*$');
export const businessStructureFieldsDisplayOrderMin = 0;

export const businessStructureFieldsGroupAssociableMetadataTypesMax = 1;

export const businessStructureFieldsParentMax = 36;



export const BusinessStructureFields = /*#__PURE__*/ zod.object({
  "uuid": /*#__PURE__*/ zod.uuid().check(/*#__PURE__*/ zod.maxLength(businessStructureFieldsUuidMax)),
  "name": /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.minLength(1)).check(/*#__PURE__*/ zod.maxLength(businessStructureFieldsNameMax)).check(/*#__PURE__*/ zod.regex(businessStructureFieldsNameRegExp)),
  "displayOrder": /*#__PURE__*/ zod.int().check(/*#__PURE__*/ zod.gte(businessStructureFieldsDisplayOrderMin)),
  "isRoot": /*#__PURE__*/ zod.boolean(),
  "requiresTimezone": /*#__PURE__*/ zod.boolean(),
  "enableFloorPlan": /*#__PURE__*/ zod.boolean(),
  "groupAssociableMetadataTypes": /*#__PURE__*/ zod.array(MetadataTypeRequest).check(/*#__PURE__*/ zod.maxLength(businessStructureFieldsGroupAssociableMetadataTypesMax)),
  "parent": /*#__PURE__*/ zod.nullable(/*#__PURE__*/ zod.uuid().check(/*#__PURE__*/ zod.maxLength(businessStructureFieldsParentMax)))
});

export type BusinessStructureFields = zod.input<typeof BusinessStructureFields>;
export type BusinessStructureFieldsOutput = zod.output<typeof BusinessStructureFields>;
