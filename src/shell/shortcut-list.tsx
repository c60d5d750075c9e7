import { CloseButton, Dialog, Flex, Kbd, Portal, Stack, Text } from '@chakra-ui/react'
import { defineMessages, FormattedMessage, useIntl } from 'react-intl'

/** The console's keyboard shortcuts. */
export function ShortcutList(props: { onClose: () => void }) {
  const intl = useIntl()
  const rows = [
    { keys: ['Ctrl', 'K'], or: ['⌘', 'K'], message: messages.palette },
    { keys: ['?'], message: messages.list },
    { keys: ['Esc'], message: messages.escape },
    { keys: ['⇧', intl.formatMessage(messages.click)], message: messages.multiSort },
  ]
  return (
    <Dialog.Root open onOpenChange={({ open }) => !open && props.onClose()}>
      <Portal>
        <Dialog.Backdrop />
        <Dialog.Positioner>
          <Dialog.Content>
            <Dialog.Header>
              <Dialog.Title>
                <FormattedMessage {...messages.title} />
              </Dialog.Title>
            </Dialog.Header>
            <Dialog.Body pb="6">
              <Stack gap="3">
                {rows.map(({ keys, or, message }) => (
                  <Flex key={keys.join()} justify="space-between" gap="4" align="center">
                    <Text>
                      <FormattedMessage {...message} />
                    </Text>
                    <Flex gap="1">
                      {(or && /Mac|iPhone|iPad/.test(navigator.platform) ? or : keys).map((key) => (
                        <Kbd key={key} colorPalette="gray">
                          {key}
                        </Kbd>
                      ))}
                    </Flex>
                  </Flex>
                ))}
              </Stack>
            </Dialog.Body>
            <Dialog.CloseTrigger asChild>
              <CloseButton
                size="sm"
                colorPalette="gray"
                aria-label={intl.formatMessage(messages.close)}
              />
            </Dialog.CloseTrigger>
          </Dialog.Content>
        </Dialog.Positioner>
      </Portal>
    </Dialog.Root>
  )
}

const messages = defineMessages({
  title: { defaultMessage: 'Keyboard shortcuts', description: 'Heading of the list of shortcuts' },
  palette: { defaultMessage: 'Go to a screen', description: 'What a shortcut does' },
  list: { defaultMessage: 'Show this list', description: 'What a shortcut does' },
  escape: { defaultMessage: 'Close what is open', description: 'What a shortcut does' },
  multiSort: {
    defaultMessage: 'Sort by one more column',
    description: 'What Shift and a click on the heading of a column do',
  },
  click: { defaultMessage: 'Click', description: 'A mouse click, in a list of shortcuts' },
  close: { defaultMessage: 'Close', description: 'Button that closes a dialog' },
})
