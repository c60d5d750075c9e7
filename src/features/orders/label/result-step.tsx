import { ExternalLink, Printer } from 'lucide-react'
import { FormattedMessage, useIntl } from 'react-intl'
import type { Order, ShipmentTransaction } from '~/api/generated/model/index.ts'
import { isWebAddress } from '~/lib/web-address.ts'
import { Flex, Stack, styled } from '~/styled-system/jsx'
import { Button } from '~/ui/button/button.tsx'
import { CopyButton } from '~/ui/button/copy-button.tsx'
import { Notice } from '~/ui/feedback/notice.tsx'
import { StatusBadge, type Status } from '~/ui/feedback/status-badge.tsx'
import { useErrorText } from '~/ui/feedback/use-error-text.ts'
import { Property, PropertyList } from '~/ui/layout/property-list.tsx'
import { StyledAnchor } from '~/ui/link/styled-link.tsx'
import { AfterBuying } from './after-buying.tsx'
import { Sentences } from './label-news.tsx'
import { loadingFailed, messages } from './messages.ts'
import { labelState, messagesOf } from './purchase.ts'
import { statusText, trackingText } from './transaction-text.ts'

type ResultStepProps = {
  order: Order
  transaction: ShipmentTransaction
  /** Why it could not be refetched. */
  readError: Error | null
}

/** The label, and the tracking status of its parcel. */
export function ResultStep({ order, transaction, readError }: ResultStepProps) {
  const textOf = useErrorText()
  const isUndecided = labelState(transaction) === 'undecided'
  const remarks = messagesOf(transaction)
  return (
    <Stack gap="4">
      {isUndecided && (
        <Notice status="info" title={messages.undecided}>
          <FormattedMessage {...messages.undecidedHint} />
        </Notice>
      )}
      {isUndecided && readError && (
        <Notice
          status="error"
          role="alert"
          title={<FormattedMessage {...loadingFailed} values={{ message: textOf(readError) }} />}
        />
      )}
      <TransactionFacts transaction={transaction} />
      {remarks.length > 0 && <Sentences texts={remarks} />}
      <Flex gap="2" wrap="wrap">
        <LabelLink transaction={transaction} />
        {labelState(transaction) === 'bought' && <AfterBuying order={order} />}
      </Flex>
      <styled.p textStyle="sm" color="fg.muted">
        <FormattedMessage {...messages.laterChanges} />
      </styled.p>
    </Stack>
  )
}

/** Status, tracking number and tracking status of a label. */
export function TransactionFacts({ transaction }: { transaction: ShipmentTransaction }) {
  const intl = useIntl()
  const { tracking_number: number, tracking_url_provider: address } = transaction
  const tracking = trackingText(intl, transaction)
  return (
    <PropertyList>
      <Property label={messages.labelStatus}>
        <span role="status">
          <StatusBadge status={tones[labelState(transaction)]}>
            {statusText(intl, transaction)}
          </StatusBadge>
        </span>
      </Property>
      <Property label={messages.trackingNumber}>
        {number && (
          <Flex gap="2" align="center" wrap="wrap" overflowWrap="anywhere">
            {address && isWebAddress(address) ? (
              <StyledAnchor
                href={address}
                target="_blank"
                rel="noopener noreferrer"
                variant="underline"
              >
                <bdi>{number}</bdi>
                <ExternalLink size="14" aria-hidden />
              </StyledAnchor>
            ) : (
              <bdi>{number}</bdi>
            )}
            <CopyButton value={number} label={intl.formatMessage(messages.copyTrackingNumber)} />
          </Flex>
        )}
      </Property>
      <Property label={messages.trackingStatus}>{tracking}</Property>
    </PropertyList>
  )
}

export function LabelLink({ transaction }: Pick<ResultStepProps, 'transaction'>) {
  const { label_url: address } = transaction
  if (!address || !isWebAddress(address)) return null
  return (
    <Button asChild>
      <a href={address} target="_blank" rel="noopener noreferrer">
        <Printer aria-hidden />
        <FormattedMessage {...messages.openLabel} />
      </a>
    </Button>
  )
}

const tones: Record<ReturnType<typeof labelState>, Status> = {
  none: 'neutral',
  failed: 'error',
  undecided: 'info',
  bought: 'success',
}
