import { useEffect, useRef } from 'react'
import { defineMessages, useIntl } from 'react-intl'

/** Returns what says, by a toast, that something which somebody has asked for could not be loaded. */
export function useTellMissing() {
  const intl = useIntl()
  return () =>
    // Loaded with the region that shows it.
    void import('~/components/toast/toasts.ts').then(
      ({ toast }) => toast('error', intl.formatMessage(messages.missing)),
      () => {},
    )
}

/** Stands for a `lazyPart` that somebody has asked for: says that it is not there, and closes it for another try. */
export function MissingPart({ onClose }: { onClose?: () => void }) {
  const tell = useTellMissing()
  const told = useRef(false)
  useEffect(() => {
    if (told.current) return
    told.current = true
    tell()
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
