/**
 * Generated from openapi/ by `npm run generate`. Do not edit.
 */
import * as zod from 'zod/mini';
import { BusinessStructureLevelRequest } from './businessStructureLevelRequest.zod.ts';



export const groupingNodeRequestNameRegExp = new RegExp('\\S');


export type GroupingNodeRequest = {
  uuid: string;
  /**
     * @minLength 1
     * @pattern \S
     */
  name: string;
  /** @nullable */
  parent: string | null;
  monitoringVisible: boolean;
  /** @nullable */
  timezone?: string | null;
  businessStructure: BusinessStructureLevelRequest;
  deviceGroup: BusinessStructureLevelRequest;
  children: GroupingNodeRequest[];
};

export const GroupingNodeRequest: zod.ZodMiniType<GroupingNodeRequest> = /*#__PURE__*/ zod.object({
  "uuid": /*#__PURE__*/ zod.uuid(),
  "name": /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.minLength(1)).check(/*#__PURE__*/ zod.regex(groupingNodeRequestNameRegExp)),
  "parent": /*#__PURE__*/ zod.nullable(/*#__PURE__*/ zod.uuid()),
  "monitoringVisible": /*#__PURE__*/ zod.boolean(),
  "timezone": /*#__PURE__*/ zod.nullish(/*#__PURE__*/ zod.string()),
  "businessStructure": BusinessStructureLevelRequest,
  "deviceGroup": BusinessStructureLevelRequest,
  "children": /*#__PURE__*/ zod.array(/*#__PURE__*/ zod.lazy(() => GroupingNodeRequest))
});

export type GroupingNodeRequestOutput = zod.output<typeof GroupingNodeRequest>;
