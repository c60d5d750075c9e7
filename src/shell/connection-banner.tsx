import { Alert } from '@chakra-ui/react'
import { onlineManager } from '@tanstack/react-query'
import { useSyncExternalStore } from 'react'
import { defineMessages, FormattedMessage } from 'react-intl'

/** Says that the connection is gone, for as long as it is. */
export function ConnectionBanner() {
  const online = useSyncExternalStore(
    (listener) => onlineManager.subscribe(listener),
    () => onlineManager.isOnline(),
  )
  return (
    <div aria-live="polite">
      {!online && (
        <Alert.Root status="warning" mb="4">
          <Alert.Indicator />
          <Alert.Title>
            <FormattedMessage {...messages.offline} />
          </Alert.Title>
        </Alert.Root>
      )}
    </div>
  )
}

const messages = defineMessages({
  offline: {
    defaultMessage:
      'You are offline. What is shown may be old; it is read again once you are back.',
    description: 'Banner while the browser has no connection',
  },
})
