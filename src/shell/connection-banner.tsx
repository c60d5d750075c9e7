'use no memo' // The first screen loads it: the compiler's code would cost more than it saves.
import { onlineManager, useIsFetching } from '@tanstack/react-query'
import { useSyncExternalStore } from 'react'
import { defineMessages } from 'react-intl'
import { policyOf } from '~/lib/failure.ts'
import { Box } from '~/styled-system/jsx'
import { Notice } from '~/ui/feedback/notice.tsx'

/** Shown while the browser is offline, or while reads wait for a busy server. */
export function ConnectionBanner() {
  const online = useSyncExternalStore(
    subscribe,
    () => onlineManager.isOnline(),
    // For the markup that the build writes.
    () => true,
  )
  const waiting = useIsFetching({
    predicate: ({ state: { fetchFailureReason: reason } }) =>
      reason !== null && policyOf(reason).wait === true,
  })
  const text = online ? waiting > 0 && messages.busy : messages.offline
  return (
    <div aria-live="polite">
      {text && (
        <Box px="4" pt="4">
          <Notice status="warning" title={text} />
        </Box>
      )}
    </div>
  )
}

const subscribe = (listener: () => void) => onlineManager.subscribe(listener)

const messages = defineMessages({
  offline: {
    defaultMessage:
      'You are offline. What you see may be out of date. It will refresh once you are back online.',
    description: 'Banner while the browser has no connection',
  },
  busy: {
    defaultMessage:
      'The server is busy. What you see may be out of date. It will refresh once the server answers again.',
    description: 'Banner while the server takes no calls for a moment, such as during maintenance',
  },
})
