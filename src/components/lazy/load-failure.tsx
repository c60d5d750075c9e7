import { useEffect, useRef } from 'react'
import { defineMessages, useIntl } from 'react-intl'

/** Returns a function that says in a toast that a part of the screen could not be loaded. */
export function useLoadFailureToast() {
  const intl = useIntl()
  return () =>
    // Loaded with the region that shows it.
    void import('~/components/toast/toasts.ts').then(
      ({ toast }) => toast('error', intl.formatMessage(messages.missing)),
      () => {},
    )
}

/** Replaces a `lazyPart` that could not be loaded: says so in a toast, and closes the part so that it can be tried again. */
export function LoadFailure({ onClose }: { onClose?: () => void }) {
  const showToast = useLoadFailureToast()
  const shown = useRef(false)
  useEffect(() => {
    if (shown.current) return
    shown.current = true
    showToast()
    onClose?.()
  })
  return null
}

const messages = defineMessages({
  missing: {
    defaultMessage: 'This could not be loaded. Check the connection and try again.',
    description: 'Shown when what a button opens cannot be loaded',
  },
})
