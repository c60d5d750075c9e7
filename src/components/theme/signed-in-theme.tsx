import { ChakraProvider, createSystem, defaultBaseConfig, LocaleProvider } from '@chakra-ui/react'
import {
  animationStyles,
  badgeRecipe,
  breadcrumbSlotRecipe,
  codeRecipe,
  emptyStateSlotRecipe,
  kbdRecipe,
  keyframes,
  layerStyles,
  skeletonRecipe,
  skipNavLinkRecipe,
  tableSlotRecipe,
} from '@chakra-ui/react/theme'
import type { ReactNode } from 'react'
import { useLanguage } from '~/i18n/language.ts'
import { look } from './base-theme.ts'

/**
 * The theme with the recipes of what screens show at once: one that is missing raises nothing, its component is just
 * unstyled. Those of what loads by itself, such as dialogs, come with it as the `recipe` of its root.
 */
export const signedInSystem = createSystem(defaultBaseConfig, look, {
  theme: {
    keyframes,
    layerStyles,
    animationStyles,
    recipes: {
      badge: badgeRecipe,
      code: codeRecipe,
      kbd: kbdRecipe,
      skeleton: skeletonRecipe,
      skipNavLink: skipNavLinkRecipe,
    },
    slotRecipes: {
      breadcrumb: breadcrumbSlotRecipe,
      emptyState: emptyStateSlotRecipe,
      table: tableSlotRecipe,
    },
  },
})

/** Draws what is behind the sign-in with recipes that the sign-in screen does not have to load, in the language's direction. */
export function SignedInTheme(props: { children: ReactNode }) {
  const { locale } = useLanguage()
  return (
    <ChakraProvider value={signedInSystem}>
      <LocaleProvider locale={locale}>{props.children}</LocaleProvider>
    </ChakraProvider>
  )
}
