/**
 * Generated from openapi/ by `npm run generate`. Do not edit.
 */
import * as zod from 'zod/mini';

export type UiRoute = {
  id: number;
  path: string;
  title: string;
  /** @nullable */
  icon?: string | null;
  showOnMenu: boolean;
  /** @nullable */
  children?: UiRoute[] | null;
};

export const UiRoute: zod.ZodMiniType<UiRoute> = /*#__PURE__*/ zod.object({
  "id": /*#__PURE__*/ zod.int(),
  "path": /*#__PURE__*/ zod.string(),
  "title": /*#__PURE__*/ zod.string(),
  "icon": /*#__PURE__*/ zod.nullish(/*#__PURE__*/ zod.string()),
  "showOnMenu": /*#__PURE__*/ zod.boolean(),
  "children": /*#__PURE__*/ zod.nullish(/*#__PURE__*/ zod.array(/*#__PURE__*/ zod.lazy(() => UiRoute)))
});

export type UiRouteOutput = zod.output<typeof UiRoute>;
