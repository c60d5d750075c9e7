import { useNavigate } from '@tanstack/react-router'
import { defineMessage, defineMessages, useIntl } from 'react-intl'
import { languageName } from '~/i18n/language-name.ts'
import { languages, useLanguage } from '~/i18n/language.ts'
import { words } from '~/i18n/words.ts'
import { chooseTheme, useThemeChoice } from '~/lib/theme-choice.ts'
import type { Access, Screen } from '~/session/access.ts'
import { toast } from '~/ui/toast/toasts.ts'
import { openShortcutList } from './frame-shortcuts.tsx'
import { useMenuTitle } from './menu-titles.ts'
import { activeGroup } from './side-menu.tsx'
import { useSaveLanguage } from './use-save-language.ts'

export type PaletteItem = {
  value: string
  label: string
  /** The text that matched the search if the label does not show it. */
  matched?: string | undefined
  /** Its menu group, shown at the end of the line. */
  group?: string
  /** Its shortcut. */
  keys?: readonly string[]
  /** Whether it was found for an earlier text, and may not be what the user means. */
  isOld?: boolean
  run: () => void
}

/** The screens that the user may open, as items of the palette. */
export function useScreenItems(access: Access) {
  const titleOf = useMenuTitle()
  const navigate = useNavigate()
  const itemOf = (screen: Screen): PaletteItem => {
    const group = activeGroup(access.menu, screen.path)
    return {
      value: screen.path,
      label: titleOf(screen),
      group: group ? titleOf(group) : '',
      keys: screen.letter ? ['G', screen.letter.toUpperCase()] : [],
      run: () => void navigate({ to: screen.path }),
    }
  }
  return {
    screens: access.screens.filter(({ action }) => !action).map(itemOf),
    actions: access.screens.filter(({ action }) => action).map(itemOf),
  }
}

/** The palette's actions, besides navigation. */
export function useActionItems(access: Access): PaletteItem[] {
  const intl = useIntl()
  const navigate = useNavigate()
  const theme = useThemeChoice()
  const { tag } = useLanguage()
  const saveLanguage = useSaveLanguage()
  const copyLink = async () => {
    try {
      // The clipboard needs a secure context.
      await navigator.clipboard.writeText(window.location.href)
      toast('success', intl.formatMessage(messages.copied), 'copy')
    } catch {
      toast('error', intl.formatMessage(messages.notCopied), 'copy')
    }
  }
  const themes = (['light', 'dark', 'system'] as const).filter((each) => each !== theme)
  const watching = access.can('/monitoring/locations')
    ? [
        { value: 'wall', label: words.wall, search: { wall: '1' } as const },
        { value: 'handover', label: words.handover, search: { handover: '1' } as const },
      ]
    : []
  return [
    ...watching.map(({ value, label, search }) => ({
      value,
      label: intl.formatMessage(label),
      run: () => void navigate({ to: '/monitoring/locations', search }),
    })),
    { value: 'copy', label: intl.formatMessage(messages.copy), run: () => void copyLink() },
    ...themes.map((each) => ({
      value: `theme ${each}`,
      label: intl.formatMessage(messages[each]),
      run: () => chooseTheme(each),
    })),
    ...languages
      .filter((each) => each !== tag)
      .map((each) => ({
        value: `language ${each}`,
        label: intl.formatMessage(languageIs, { language: languageName(each) }),
        run: () => saveLanguage(each),
      })),
    {
      value: 'shortcuts',
      label: intl.formatMessage(messages.shortcuts),
      keys: ['?'],
      run: openShortcutList,
    },
    {
      value: 'sign out',
      label: intl.formatMessage(messages.signOut),
      run: () => void navigate({ to: '/signout' }),
    },
  ]
}

const messages = defineMessages({
  copy: { defaultMessage: 'Copy link to this page', description: 'Action of the palette' },
  copied: {
    defaultMessage: 'Link copied',
    description: 'Said after the palette has copied a link',
  },
  notCopied: {
    defaultMessage: 'The link could not be copied',
    description: 'Said when the browser refuses the clipboard',
  },
  light: { defaultMessage: 'Theme: light', description: 'Action of the palette' },
  dark: { defaultMessage: 'Theme: dark', description: 'Action of the palette' },
  system: { defaultMessage: 'Theme: same as the system', description: 'Action of the palette' },
  shortcuts: {
    defaultMessage: 'Keyboard shortcuts',
    description: 'Heading of the list of shortcuts',
  },
  signOut: { defaultMessage: 'Log out', description: 'User menu: ends the session' },
})

const languageIs = defineMessage<{ language: string }>({
  defaultMessage: 'Language: {language}',
  description: 'Action of the palette; language: in its own words',
})
