/**
 * Generated from openapi/ by `npm run generate`. Do not edit.
 */
import * as zod from 'zod/mini';
import { BusinessStructureFields } from './businessStructureFields.zod.ts';

export type BusinessStructureNodeRequest = BusinessStructureFields & {
  children: BusinessStructureNodeRequest[];
};

export const BusinessStructureNodeRequest: zod.ZodMiniType<BusinessStructureNodeRequest> = /*#__PURE__*/ zod.intersection(BusinessStructureFields, /*#__PURE__*/ zod.object({
  "children": /*#__PURE__*/ zod.array(/*#__PURE__*/ zod.lazy(() => BusinessStructureNodeRequest))
}));

export type BusinessStructureNodeRequestOutput = zod.output<typeof BusinessStructureNodeRequest>;
