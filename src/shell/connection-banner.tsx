import { Box } from '~/styled-system/jsx'
import { onlineManager, useIsFetching } from '@tanstack/react-query'
import { useSyncExternalStore } from 'react'
import { defineMessages, FormattedMessage } from 'react-intl'
import { Notice } from '~/ui/feedback/notice.tsx'
import { lazyPart } from '~/ui/lazy/lazy-part.tsx'
import { policyOf } from '~/lib/failure.ts'

const BusyBanner = lazyPart(async () => (await import('./busy-banner.tsx')).BusyBanner)

/** Shown while the browser is offline, or the server too busy for what is read. */
export function ConnectionBanner() {
  const online = useSyncExternalStore(
    (listener) => onlineManager.subscribe(listener),
    () => onlineManager.isOnline(),
    // For the markup that the build writes.
    () => true,
  )
  const waiting = useIsFetching({
    predicate: ({ state: { fetchFailureReason: reason } }) =>
      reason !== null && policyOf(reason).wait === true,
  })
  return (
    <div aria-live="polite">
      {!online && (
        <Box px="4" pt="4">
          <Notice status="warning" title={<FormattedMessage {...messages.offline} />} />
        </Box>
      )}
      {waiting > 0 && <BusyBanner />}
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
