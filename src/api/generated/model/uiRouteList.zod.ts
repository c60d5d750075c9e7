/**
 * Generated from openapi/ by `npm run generate`. Do not edit.
 */
import * as zod from 'zod/mini';
import { UiRoute } from './uiRoute.zod.ts';

export const UiRouteList = /*#__PURE__*/ zod.object({
  "routes": /*#__PURE__*/ zod.array(UiRoute)
});

export type UiRouteList = zod.input<typeof UiRouteList>;
export type UiRouteListOutput = zod.output<typeof UiRouteList>;
