import { ChakraProvider, createSystem, defaultBaseConfig, LocaleProvider } from '@chakra-ui/react'
import {
  animationStyles,
  badgeRecipe,
  breadcrumbSlotRecipe,
  codeRecipe,
  comboboxSlotRecipe,
  datePickerSlotRecipe,
  dialogSlotRecipe,
  drawerSlotRecipe,
  emptyStateSlotRecipe,
  kbdRecipe,
  keyframes,
  layerStyles,
  listboxSlotRecipe,
  menuSlotRecipe,
  nativeSelectSlotRecipe,
  skeletonRecipe,
  skipNavLinkRecipe,
  tableSlotRecipe,
  textareaRecipe,
} from '@chakra-ui/react/theme'
import type { ReactNode } from 'react'
import { useLanguage } from '~/i18n/language.ts'
import { look } from './base-theme.ts'
import { quick } from './motion.ts'

/** The theme with all recipes: one that is missing raises nothing, its component is just unstyled. */
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
      textarea: textareaRecipe,
    },
    slotRecipes: {
      breadcrumb: breadcrumbSlotRecipe,
      combobox: comboboxSlotRecipe,
      datePicker: datePickerSlotRecipe,
      dialog: quick(dialogSlotRecipe),
      drawer: quick(drawerSlotRecipe),
      emptyState: emptyStateSlotRecipe,
      listbox: listboxSlotRecipe,
      menu: menuSlotRecipe,
      nativeSelect: nativeSelectSlotRecipe,
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
