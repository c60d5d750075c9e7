import { Flex, Kbd, Stack, Text } from '@chakra-ui/react'
import { defineMessages, FormattedMessage, useIntl } from 'react-intl'
import { Dialog } from '~/components/dialog/dialog.tsx'

// Keys as they are called, not texts to translate.
const isMac = /Mac|iPhone|iPad/.test(navigator.platform)

/** The console's keyboard shortcuts. */
export function ShortcutList(props: { onClose: () => void }) {
  const intl = useIntl()
  const rows = [
    { keys: ['Ctrl', 'K'], or: ['⌘', 'K'], message: messages.palette },
    { keys: ['?'], message: messages.list },
    { keys: ['Esc'], message: messages.escape },
    { keys: ['↓'], message: messages.group },
    {
      keys: [isMac ? '⇧' : 'Shift', intl.formatMessage(messages.click)],
      message: messages.multiSort,
    },
  ]
  return (
    <Dialog title={<FormattedMessage {...messages.title} />} onClose={props.onClose}>
      <Stack gap="3">
        {rows.map(({ keys, or, message }) => (
          <Flex key={keys.join()} justify="space-between" gap="4" align="center">
            <Text>
              <FormattedMessage {...message} />
            </Text>
            <Flex gap="1">
              {(or && isMac ? or : keys).map((key) => (
                <Kbd key={key} colorPalette="gray" fontFamily="body">
                  {key}
                </Kbd>
              ))}
            </Flex>
          </Flex>
        ))}
      </Stack>
    </Dialog>
  )
}

const messages = defineMessages({
  title: { defaultMessage: 'Keyboard shortcuts', description: 'Heading of the list of shortcuts' },
  palette: { defaultMessage: 'Go to a screen', description: 'What a shortcut does' },
  list: { defaultMessage: 'Show this list', description: 'What a shortcut does' },
  escape: { defaultMessage: 'Close the open dialog or menu', description: 'What a shortcut does' },
  group: {
    defaultMessage: 'Go from a menu group to its screens',
    description: 'What the arrow key does on a link of the main menu',
  },
  multiSort: {
    defaultMessage: 'Sort by an additional column',
    description: 'What Shift and a click on the heading of a column do',
  },
  click: { defaultMessage: 'Click', description: 'A mouse click, in a list of shortcuts' },
})
