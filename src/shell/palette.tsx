import { createListCollection, Dialog, Input, Listbox, Portal, Text } from '@chakra-ui/react'
import { useNavigate } from '@tanstack/react-router'
import { useState } from 'react'
import { defineMessages, FormattedMessage, useIntl } from 'react-intl'
import type { CurrentUser } from '~/api/generated/model/index.ts'
import type { Access } from '~/session/access.ts'
import { activeGroup } from './side-menu.tsx'
import { useMenuTitle } from './menu-titles.ts'
import { recentPaths, rememberPath } from './recent-screens.ts'

type PaletteProps = { access: Access; user: CurrentUser; onClose: () => void }

/** Finds every screen that the user may open by typing part of its name; recent ones come first. */
export function Palette({ access, user, onClose }: PaletteProps) {
  const intl = useIntl()
  const titleOf = useMenuTitle()
  const navigate = useNavigate()
  const [text, setText] = useState('')
  const recent = recentPaths(user.id)
  const rank = (path: string) => (recent.includes(path) ? recent.indexOf(path) : recent.length)
  const wanted = fold(text)
  const items = access.screens
    .map((screen) => {
      const group = activeGroup(access.menu, screen.path)
      return { value: screen.path, label: titleOf(screen), group: group ? titleOf(group) : '' }
    })
    .filter(({ label, group }) => fold(`${label} ${group}`).includes(wanted))
    .toSorted((a, b) => rank(a.value) - rank(b.value))
  const go = (path: string | undefined) => {
    if (path === undefined) return
    rememberPath(user.id, path)
    onClose()
    void navigate({ to: path })
  }
  return (
    <Dialog.Root open placement="top" onOpenChange={({ open }) => !open && onClose()}>
      <Portal>
        <Dialog.Backdrop />
        <Dialog.Positioner>
          <Dialog.Content aria-label={intl.formatMessage(messages.title)}>
            <Listbox.Root
              collection={createListCollection({ items })}
              selectionMode="single"
              gap="0"
              onValueChange={({ value }) => go(value[0])}
            >
              <Listbox.Input
                as={Input}
                autoHighlight
                autoFocus
                value={text}
                onChange={(event) => setText(event.target.value)}
                aria-label={intl.formatMessage(messages.title)}
                placeholder={intl.formatMessage(messages.placeholder)}
              />
              <Listbox.Content
                aria-label={intl.formatMessage(messages.title)}
                maxH="80"
                border="0"
                p="2"
                hidden={items.length === 0}
              >
                {items.map((item) => (
                  <Listbox.Item key={item.value} item={item}>
                    <Listbox.ItemText>{item.label}</Listbox.ItemText>
                    <Text as="span" textStyle="xs" color="fg.muted">
                      {item.group}
                    </Text>
                  </Listbox.Item>
                ))}
              </Listbox.Content>
              {items.length === 0 && (
                <Text p="4" color="fg.muted" role="status">
                  <FormattedMessage {...messages.none} />
                </Text>
              )}
            </Listbox.Root>
          </Dialog.Content>
        </Dialog.Positioner>
      </Portal>
    </Dialog.Root>
  )
}

const fold = (text: string) => text.normalize('NFD').replaceAll(/\p{M}/gu, '').toLowerCase().trim()

const messages = defineMessages({
  title: { defaultMessage: 'Go to a screen', description: 'Names the command palette' },
  placeholder: { defaultMessage: 'Type the name of a screen', description: 'Hint in the palette' },
  none: { defaultMessage: 'No screen has this name.', description: 'The palette finds nothing' },
})
