import { useSelector } from '@tanstack/react-store'
import { FormattedMessage } from 'react-intl'
import { words } from '~/i18n/words.ts'
import { Stack } from '~/styled-system/jsx'
import { Banner } from '~/ui/feedback/banner.tsx'
import { Notice } from '~/ui/feedback/notice.tsx'
import { RetryButton } from '~/ui/feedback/retry-button.tsx'
import type { Delivery } from './create-delivery.ts'
import type { DeliveryEntry } from './delivery.ts'
import { lostNetwork, messages, notSaved } from './messages.ts'
import { stageOf } from './stage.ts'

type DeliveryStatusProps = {
  delivery: Delivery
  /** The most recent device. */
  latest: DeliveryEntry | undefined
  onDismiss: () => void
}

/** The outcome of the most recent device, and the number that wait for the network. */
export function DeliveryStatus({ delivery, latest, onDismiss }: DeliveryStatusProps) {
  const { lost } = stageOf(useSelector(delivery.state))
  return (
    <Stack
      gap="3"
      role="status"
      mb="4"
      _empty={{ display: 'none' }}
      // The form is long, and the next device may be in it already.
      {...(latest?.step === 'failed' && { position: 'sticky', top: '2', zIndex: 'docked' })}
    >
      {lost > 0 && (
        <Notice
          status="warning"
          title={<FormattedMessage {...lostNetwork} values={{ count: lost }} />}
          action={
            <RetryButton onClick={delivery.resume}>
              <FormattedMessage {...words.tryAgain} />
            </RetryButton>
          }
        >
          <FormattedMessage {...messages.lostNetworkHint} />
        </Notice>
      )}
      {latest?.step === 'saved' && (
        // A new key announces the same text again.
        <Banner key={latest.id} status="success" title={messages.added} onDismiss={onDismiss}>
          <code>{latest.device.name}</code>
        </Banner>
      )}
      {latest?.step === 'failed' && (
        <Banner
          key={latest.id}
          status="error"
          title={<FormattedMessage {...notSaved} values={{ error: latest.failure ?? '' }} />}
          onDismiss={onDismiss}
        >
          <code>{latest.device.name}</code>
        </Banner>
      )}
    </Stack>
  )
}
