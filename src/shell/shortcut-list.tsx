import { BookOpen } from 'lucide-react'
import { defineMessages, FormattedMessage, useIntl } from 'react-intl'
import type { Screen } from '~/session/access.ts'
import { css } from '~/styled-system/css'
import { Flex, Stack, styled } from '~/styled-system/jsx'
import { Button } from '~/ui/button/button.tsx'
import { Dialog } from '~/ui/dialog/dialog.tsx'
import { Kbd } from '~/ui/icon/kbd.tsx'
import { ScreenLink } from '~/ui/link/screen-link.tsx'
import { useSingleKeys, type Shortcut } from '~/ui/shortcuts/shortcuts.ts'
import { Heading } from '~/ui/text/heading.tsx'
import { listedShortcuts } from './listed-shortcuts.ts'
import { useMenuTitle } from './menu-titles.ts'
import { useBackCloses } from './use-back-closes.ts'

// Names of keys are not translated.
const isMac = /Mac|iPhone|iPad/.test(navigator.platform)

type ShortcutListProps = {
  /** The screens that the user may open. */
  screens: readonly Screen[]
  onClose: () => void
}

/** The console's keyboard shortcuts, grouped by where they work, with a link to the help documents. */
export function ShortcutList({ screens, onClose }: ShortcutListProps) {
  useBackCloses(onClose)
  const intl = useIntl()
  const titleOf = useMenuTitle()
  const { on } = useSingleKeys()
  const rowOf = ({ message, keys, mac, single }: Shortcut) => ({
    label: intl.formatMessage(message),
    keys: ((isMac && mac) || keys).map((key) =>
      typeof key === 'string' ? key : intl.formatMessage(key),
    ),
    single,
  })
  const letters = screens.flatMap(({ letter, ...screen }) =>
    letter ? [{ label: titleOf(screen), keys: ['G', letter.toUpperCase()], single: true }] : [],
  )
  const { everywhere, tables, forms } = listedShortcuts
  const sections = [
    { heading: messages.everywhere, rows: everywhere.map(rowOf) },
    { heading: messages.screens, rows: letters },
    { heading: messages.tables, rows: tables.map(rowOf) },
    { heading: messages.forms, rows: forms.map(rowOf) },
  ]
  return (
    <Dialog title={messages.title} onClose={onClose}>
      <Button
        asChild
        size="sm"
        variant="outline"
        className={css({ colorPalette: 'gray', mb: '5' })}
      >
        <ScreenLink to="/help" onClick={onClose}>
          <BookOpen aria-hidden />
          <FormattedMessage {...messages.help} />
        </ScreenLink>
      </Button>
      {!on && (
        <styled.p textStyle="sm" color="fg.muted" mb="4">
          <FormattedMessage {...messages.off} />
        </styled.p>
      )}
      <Stack gap="6">
        {sections.map(({ heading, rows }) => (
          <Stack key={heading.defaultMessage} as="section" gap="2.5">
            <Heading as="h3" size="sm">
              <FormattedMessage {...heading} />
            </Heading>
            {rows.map(({ label, keys, single }) => (
              <Flex
                key={label}
                justify="space-between"
                gap="4"
                align="center"
                color={single && !on ? 'fg.muted' : undefined}
              >
                <styled.p textDecoration={single && !on ? 'line-through' : undefined}>
                  {label}
                </styled.p>
                <Flex gap="1" flexShrink="0">
                  {keys.map((key) => (
                    <Kbd key={key}>{key}</Kbd>
                  ))}
                </Flex>
              </Flex>
            ))}
          </Stack>
        ))}
      </Stack>
    </Dialog>
  )
}

const messages = defineMessages({
  help: {
    defaultMessage: 'Open help topics',
    description: 'In the list of shortcuts: leads to the help documents',
  },
  title: { defaultMessage: 'Keyboard shortcuts', description: 'Heading of the list of shortcuts' },
  everywhere: { defaultMessage: 'Everywhere', description: 'Shortcuts that work on every screen' },
  screens: { defaultMessage: 'Pages', description: 'Shortcuts that go to a screen' },
  tables: { defaultMessage: 'In lists', description: 'Shortcuts that work in a table' },
  forms: { defaultMessage: 'In forms', description: 'Shortcuts that work in a field of a form' },
  off: {
    defaultMessage: 'Single-key shortcuts are turned off in the user menu.',
    description: 'In the list of shortcuts, above those that do nothing now',
  },
})
