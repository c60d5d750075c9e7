import { CloseButton, Dialog as Chakra, Portal } from '@chakra-ui/react'
import { useState, type ReactNode, type SyntheticEvent } from 'react'
import { defineMessages, useIntl } from 'react-intl'
import { dialogRecipe } from './dialog-recipe.ts'
import { useOverflow } from './use-overflow.ts'

type DialogProps = {
  title: ReactNode
  /**
   * Called by the close button, Escape and a click outside, which does nothing once a form in the dialog was filled in.
   * Null for a dialog that wants an answer: it has none of them.
   */
  onClose: (() => void) | null
  /** `alertdialog` asks before something happens: only its own buttons and Escape close it. */
  role?: 'dialog' | 'alertdialog'
  /** The buttons, the one that goes on last. One with `data-autofocus` has the focus first. */
  footer?: ReactNode
  /** On a phone all but the small one fill the screen. */
  size?: 'sm' | 'md' | 'lg' | 'xl'
  children: ReactNode
}

/** The one dialog. It is open while it is mounted, keeps the focus inside and gives it back when it goes. */
export function Dialog({ title, onClose, footer, size = 'md', children, ...props }: DialogProps) {
  const intl = useIntl()
  const [body, overflows] = useOverflow()
  // Known before a field of the dialog takes the focus by itself.
  const [opener] = useState(focusedElement)
  const [filledIn, setFilledIn] = useState(false)
  const noticeForm = ({ target }: SyntheticEvent) => {
    if (target instanceof Element && target.closest('form')) setFilledIn(true)
  }
  const role = props.role ?? (onClose ? 'dialog' : 'alertdialog')
  const closable = onClose !== null && role === 'dialog'
  return (
    <Chakra.Root
      recipe={dialogRecipe}
      open
      size={size}
      scrollBehavior="inside"
      finalFocusEl={() => (opener?.isConnected ? opener : null)}
      role={role}
      closeOnEscape={onClose !== null}
      closeOnInteractOutside={closable && !filledIn}
      // A menu that closes behind it gives the focus back, which is no wish to leave the dialog.
      onFocusOutside={(event) => event.preventDefault()}
      onOpenChange={({ open }) => !open && onClose?.()}
    >
      <Portal>
        <Chakra.Backdrop />
        <Chakra.Positioner>
          <Chakra.Content
            {...(size === 'sm' ? inset : fullScreen)}
            onInput={noticeForm}
            onDrop={noticeForm}
          >
            <Chakra.Header pe={closable ? '12' : undefined}>
              <Chakra.Title overflowWrap="anywhere">{title}</Chakra.Title>
            </Chakra.Header>
            <Chakra.Body
              ref={body}
              pb={footer ? '4' : '6'}
              borderBlockWidth={overflows ? '1px' : undefined}
              // For the arrow keys.
              tabIndex={overflows ? 0 : undefined}
            >
              {children}
            </Chakra.Body>
            {footer && (
              <Chakra.Footer pt="4" flexWrap="wrap">
                {footer}
              </Chakra.Footer>
            )}
            {closable && (
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

const focusedElement = () =>
  document.activeElement instanceof HTMLElement ? document.activeElement : null

const inset = { width: 'calc(100% - {spacing.8})' } as const

const fullScreen = {
  my: { base: '0', sm: 'var(--dialog-base-margin)' },
  maxH: { base: 'dvh', sm: 'calc(100% - 7.5rem)' },
  h: { base: 'dvh', sm: 'auto' },
  rounded: { base: 'none', sm: 'l3' },
} as const

const messages = defineMessages({
  close: { defaultMessage: 'Close', description: 'Button that closes a dialog' },
})
