import { createRecipe } from './runtime'

const skipNavLinkConfig = { name: 'skipNavLink', className: 'skip-nav' }

export const skipNavLink = /* @__PURE__ */ createRecipe(skipNavLinkConfig)
