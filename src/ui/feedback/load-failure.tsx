import { useEffect, useRef } from 'react'
import { defineMessages, useIntl } from 'react-intl'
import { isReplaced } from '~/lib/newer-build.ts'
import { newVersion } from './new-version.tsx'

/** Returns a function that reports in a toast that a part could not be loaded: offline, or replaced by a newer build. */
export function useLoadFailureToast() {
  const intl = useIntl()
  return () =>
    // Loaded with the region that shows it.
    void Promise.all([import('~/ui/toast/toasts.ts'), isReplaced()]).then(
      ([{ toast }, replaced]) =>
        replaced
          ? toast('info', intl.formatMessage(newVersion.title), 'version', {
              label: intl.formatMessage(newVersion.reload),
              onClick: () => window.location.reload(),
            })
          : toast('error', intl.formatMessage(loadFailure.missing), null),
      () => {},
    )
}

/** Rendered for a `lazyPart` that the user opened: shows a toast, and closes the part so that it can be opened again. */
export function LoadFailure({ onClose }: { onClose: () => void }) {
  const showToast = useLoadFailureToast()
  const shown = useRef(false)
  useEffect(() => {
    if (shown.current) return
    shown.current = true
    showToast()
    onClose()
  })
  return null
}

export const loadFailure = defineMessages({
  missing: {
    defaultMessage: 'This could not be loaded. Check the connection and try again.',
    description: 'Shown when what a button opens cannot be loaded',
  },
})
