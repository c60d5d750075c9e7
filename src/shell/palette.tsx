import { Box, createListCollection, Dialog, Input, Listbox, Portal, Text } from '@chakra-ui/react'
import { listboxSlotRecipe } from '@chakra-ui/react/theme'
import { useNavigate } from '@tanstack/react-router'
import { useState } from 'react'
import { defineMessages, FormattedMessage, useIntl } from 'react-intl'
import { dialogRecipe } from '~/components/dialog/dialog-recipe.ts'
import type { Access } from '~/session/access.ts'
import { activeGroup } from './side-menu.tsx'
import { useMenuTitle } from './menu-titles.ts'

type PaletteProps = {
  access: Access
  /** The paths of the screens opened last, newest first, without the one shown. */
  recent: readonly string[]
  onClose: () => void
}

/** Finds every screen that the user may open by typing part of its name; recent ones come first. */
export function Palette({ access, recent, onClose }: PaletteProps) {
  const intl = useIntl()
  const titleOf = useMenuTitle()
  const navigate = useNavigate()
  const [text, setText] = useState('')
  // As they were when it opened: the list must not move under the pointer.
  const [first] = useState(recent)
  const wanted = fold(text)
  const rank = ({ value, label }: { value: string; label: string }) => {
    const age = first.includes(value) ? first.indexOf(value) : first.length
    // What begins with the text is meant rather than what has it somewhere.
    return fold(label).startsWith(wanted) ? age : age + first.length + 1
  }
  const items = access.screens
    .map((screen) => {
      const group = activeGroup(access.menu, screen.path)
      return { value: screen.path, label: titleOf(screen), group: group ? titleOf(group) : '' }
    })
    .filter(({ label, group }) => fold(`${label} ${group}`).includes(wanted))
    .toSorted((a, b) => rank(a) - rank(b))
  const go = (path: string | undefined) => {
    if (path === undefined) return
    onClose()
    void navigate({ to: path })
  }
  return (
    <Dialog.Root
      recipe={dialogRecipe}
      open
      placement="top"
      // As in `Dialog`: a focus that is given back is no wish to leave.
      onFocusOutside={(event) => event.preventDefault()}
      onOpenChange={({ open }) => !open && onClose()}
    >
      <Portal>
        <Dialog.Backdrop />
        <Dialog.Positioner>
          <Dialog.Content aria-label={intl.formatMessage(messages.title)} mx="3">
            <Listbox.Root
              recipe={listboxSlotRecipe}
              collection={createListCollection({ items })}
              selectionMode="single"
              defaultHighlightedValue={items[0]?.value}
              gap="0"
              onValueChange={({ value }) => go(value[0])}
            >
              <Box p="2">
                <Listbox.Input
                  as={Input}
                  autoHighlight
                  // Not autoFocus: the dialog would then give the focus back to this field.
                  data-autofocus
                  value={text}
                  onChange={(event) => setText(event.target.value)}
                  aria-label={intl.formatMessage(messages.title)}
                  placeholder={intl.formatMessage(messages.placeholder)}
                />
              </Box>
              <Listbox.Content
                aria-label={intl.formatMessage(messages.title)}
                maxH="80"
                border="0"
                borderTopWidth="1px"
                rounded="0"
                p="2"
                hidden={items.length === 0}
              >
                {items.map((item) => (
                  <Listbox.Item key={item.value} item={item}>
                    <Listbox.ItemText>{item.label}</Listbox.ItemText>
                    {first.includes(item.value) && (
                      <Text as="span" textStyle="xs" color="fg.muted">
                        <FormattedMessage {...messages.recent} />
                      </Text>
                    )}
                    <Text as="span" textStyle="xs" color="fg.muted" ms="auto">
                      {item.group}
                    </Text>
                  </Listbox.Item>
                ))}
              </Listbox.Content>
              {items.length === 0 && (
                <Text px="4" pb="4" color="fg.muted" role="status">
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
  recent: { defaultMessage: 'recent', description: 'Palette: marks a screen opened lately' },
  none: { defaultMessage: 'No screen has this name.', description: 'The palette finds nothing' },
})
