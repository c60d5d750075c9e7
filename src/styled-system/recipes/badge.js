import { createRecipe } from './runtime';

const badgeConfig = {"name":"badge"}

export const badge = /* @__PURE__ */ createRecipe(badgeConfig)