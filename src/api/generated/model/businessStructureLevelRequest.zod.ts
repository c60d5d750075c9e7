/**
 * Generated from openapi/ by `npm run generate`. Do not edit.
 */
import * as zod from 'zod/mini';
import { BusinessStructureFields } from './businessStructureFields.zod.ts';

export const BusinessStructureLevelRequest = BusinessStructureFields;

export type BusinessStructureLevelRequest = zod.input<typeof BusinessStructureLevelRequest>;
export type BusinessStructureLevelRequestOutput = zod.output<typeof BusinessStructureLevelRequest>;
