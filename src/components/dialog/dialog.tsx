import { CloseButton, Dialog as Chakra, Portal } from '@chakra-ui/react'
import type { ReactNode } from 'react'
import { defineMessages, useIntl } from 'react-intl'

type DialogProps = {
  title: ReactNode
  /** Called by the close button, Escape and a click outside. Null for a dialog that wants an answer: it has none of them. */
  onClose: (() => void) | null
  /** The buttons, the one that goes on last. */
  footer?: ReactNode
  size?: 'sm' | 'md' | 'lg' | 'xl'
  children: ReactNode
}

/** The one dialog. It is open while it is mounted, keeps the focus inside and gives it back when it goes. */
export function Dialog({ title, onClose, footer, size = 'md', children }: DialogProps) {
  const intl = useIntl()
  return (
    <Chakra.Root
      open
      size={size}
      scrollBehavior="inside"
      role={onClose ? 'dialog' : 'alertdialog'}
      closeOnEscape={onClose !== null}
      closeOnInteractOutside={onClose !== null}
      onOpenChange={({ open }) => !open && onClose?.()}
    >
      <Portal>
        <Chakra.Backdrop />
        <Chakra.Positioner>
          <Chakra.Content>
            <Chakra.Header>
              <Chakra.Title>{title}</Chakra.Title>
            </Chakra.Header>
            <Chakra.Body pb={footer ? undefined : '6'}>{children}</Chakra.Body>
            {footer && <Chakra.Footer>{footer}</Chakra.Footer>}
            {onClose && (
              <Chakra.CloseTrigger asChild>
                <CloseButton
                  size="sm"
                  colorPalette="gray"
                  aria-label={intl.formatMessage(messages.close)}
                />
              </Chakra.CloseTrigger>
            )}
          </Chakra.Content>
        </Chakra.Positioner>
      </Portal>
    </Chakra.Root>
  )
}

const messages = defineMessages({
  close: { defaultMessage: 'Close', description: 'Button that closes a dialog' },
})
