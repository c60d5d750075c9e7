/**
 * Generated from openapi/ by `npm run generate`. Do not edit.
 */
import * as zod from 'zod/mini';
import { BusinessStructureLevelRequest } from './businessStructureLevelRequest.zod.ts';

export const groupingNodeRequestUuidMax = 36;

export const groupingNodeRequestNameMax = 255;


export const groupingNodeRequestNameRegExp = new RegExp('^\\s*\\S[\\s\\S]*$');
export const groupingNodeRequestParentMax = 36;

export const groupingNodeRequestTimezoneMax = 64;



export type GroupingNodeRequest = {
  /** @maxLength 36 */
  uuid: string;
  /**
     * @minLength 1
     * @maxLength 255
     * @pattern ^\s*\S[\s\S]*$
     */
  name: string;
  /**
     * @maxLength 36
     * @nullable
     */
  parent: string | null;
  monitoringVisible: boolean;
  /**
     * @maxLength 64
     * @nullable
     */
  timezone?: string | null;
  businessStructure: BusinessStructureLevelRequest;
  deviceGroup: BusinessStructureLevelRequest;
  children: GroupingNodeRequest[];
};

export const GroupingNodeRequest: zod.ZodMiniType<GroupingNodeRequest> = /*#__PURE__*/ zod.object({
  "uuid": /*#__PURE__*/ zod.uuid().check(/*#__PURE__*/ zod.maxLength(groupingNodeRequestUuidMax)),
  "name": /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.minLength(1)).check(/*#__PURE__*/ zod.maxLength(groupingNodeRequestNameMax)).check(/*#__PURE__*/ zod.regex(groupingNodeRequestNameRegExp)),
  "parent": /*#__PURE__*/ zod.nullable(/*#__PURE__*/ zod.uuid().check(/*#__PURE__*/ zod.maxLength(groupingNodeRequestParentMax))),
  "monitoringVisible": /*#__PURE__*/ zod.boolean(),
  "timezone": /*#__PURE__*/ zod.nullish(/*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.maxLength(groupingNodeRequestTimezoneMax))),
  "businessStructure": BusinessStructureLevelRequest,
  "deviceGroup": BusinessStructureLevelRequest,
  "children": /*#__PURE__*/ zod.array(/*#__PURE__*/ zod.lazy(() => GroupingNodeRequest))
});

export type GroupingNodeRequestOutput = zod.output<typeof GroupingNodeRequest>;
