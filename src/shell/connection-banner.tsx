import { Box } from '~/styled-system/jsx'
import { onlineManager } from '@tanstack/react-query'
import { useSyncExternalStore } from 'react'
import { defineMessages, FormattedMessage } from 'react-intl'
import { Notice } from '~/ui/feedback/notice.tsx'

/** Shown while the browser is offline. */
export function ConnectionBanner() {
  const online = useSyncExternalStore(
    (listener) => onlineManager.subscribe(listener),
    () => onlineManager.isOnline(),
    // For the markup that the build writes.
    () => true,
  )
  return (
    <div aria-live="polite">
      {!online && (
        <Box px="4" pt="4">
          <Notice status="warning" title={<FormattedMessage {...messages.offline} />} />
        </Box>
      )}
    </div>
  )
}

const messages = defineMessages({
  offline: {
    defaultMessage:
      'You are offline. What you see may be out of date. It will refresh once you are back online.',
    description: 'Banner while the browser has no connection',
  },
})
