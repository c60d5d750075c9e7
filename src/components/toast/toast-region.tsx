import { Box } from '@chakra-ui/react'
import { useEffect, useSyncExternalStore } from 'react'
import { createPortal } from 'react-dom'
import { defineMessages, useIntl } from 'react-intl'
import { lazyPart } from '~/components/lazy/lazy-part.tsx'
import { shownToasts, subscribeToasts } from './toasts.ts'

const loadStack = async () => (await import('./toast-stack.tsx')).ToastStack
const ToastStack = lazyPart(loadStack)

/**
 * Where toasts appear, once in the frame. It is there before the first of them, or nothing would be announced.
 *
 * @param props.stay Milliseconds until one goes by itself: long enough for two lines of text, read slowly.
 */
export function ToastRegion({ stay = 7000 }: { stay?: number }) {
  const intl = useIntl()
  const toasts = useSyncExternalStore(subscribeToasts, shownToasts)
  useEffect(() => {
    // Ahead of the first: it may have to tell that something cannot be loaded.
    loadStack().catch(() => {})
  }, [])
  // In the body itself, where a dialog does not hide it from screen readers.
  return createPortal(
    <Box
      role="region"
      aria-label={intl.formatMessage(messages.label)}
      aria-live="polite"
      aria-relevant="additions text"
      data-toasts
      position="fixed"
      bottom={{ base: '3', sm: '5' }}
      insetEnd={{ base: '3', sm: '5' }}
      insetStart={{ base: '3', sm: 'auto' }}
      w={{ sm: 'sm' }}
      zIndex="toast"
      pointerEvents="none"
    >
      {toasts.length > 0 && <ToastStack toasts={toasts} stay={stay} />}
    </Box>,
    document.body,
  )
}

const messages = defineMessages({
  label: { defaultMessage: 'Messages', description: 'Names the corner with short messages' },
})
