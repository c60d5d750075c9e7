/**
 * Generated from openapi/ by `npm run generate`. Do not edit.
 */
import * as zod from 'zod/mini';
import { DeviceGroup } from './deviceGroup.zod.ts';

export type Grouping = {
  id: number;
  name: string;
  monitoringVisible: boolean;
  /** @nullable */
  timezone: string | null;
  deviceGroup?: DeviceGroup;
  children: Grouping[];
};

export const Grouping: zod.ZodMiniType<Grouping> = /*#__PURE__*/ zod.object({
  "id": /*#__PURE__*/ zod.int(),
  "name": /*#__PURE__*/ zod.string(),
  "monitoringVisible": /*#__PURE__*/ zod.boolean(),
  "timezone": /*#__PURE__*/ zod.nullable(/*#__PURE__*/ zod.string()),
  "deviceGroup": /*#__PURE__*/ zod.optional(DeviceGroup),
  "children": /*#__PURE__*/ zod.array(/*#__PURE__*/ zod.lazy(() => Grouping))
});

export type GroupingOutput = zod.output<typeof Grouping>;
