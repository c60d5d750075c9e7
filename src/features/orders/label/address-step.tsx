import { Pencil } from 'lucide-react'
import type { ReactNode } from 'react'
import { FormattedMessage, type MessageDescriptor } from 'react-intl'
import type { Order, ValidatedAddress } from '~/api/generated/model/index.ts'
import { messages as shared } from '~/features/orders/messages.ts'
import { shipToLines } from '~/features/orders/ship-to.tsx'
import { css } from '~/styled-system/css'
import { Flex, Grid, Stack, styled } from '~/styled-system/jsx'
import { Button } from '~/ui/button/button.tsx'
import { SkeletonLines } from '~/ui/feedback/skeleton-lines.tsx'
import { StatusBadge } from '~/ui/feedback/status-badge.tsx'
import { ScreenLink } from '~/ui/link/screen-link.tsx'
import { Heading } from '~/ui/text/heading.tsx'
import { asOrder, correctionOf, markedWords } from './corrected-address.ts'
import { Sentences } from './label-news.tsx'
import { LoadingFailed } from './loading-failed.tsx'
import { messages } from './messages.ts'
import { UseAddress } from './use-address.tsx'

type AddressStepProps = {
  order: Order
  /** Undefined until the shipping service has responded. */
  checked: ValidatedAddress | undefined
  error: Error | null
  onRetry: () => void
}

/** The ship-to address beside the shipping service's version of it. */
export function AddressStep({ order, checked, error, onRetry }: AddressStepProps) {
  const typed = shipToLines({ ...order, shippingPhone: null })
  const corrected = checked && shipToLines(asOrder(checked))
  const correction = checked && correctionOf(order, checked)
  return (
    <Stack gap="4">
      <Grid templateColumns={{ base: 'minmax(0, 1fr)', sm: 'repeat(2, minmax(0, 1fr))' }} gap="4">
        <Block heading={shared.shipTo}>
          <MarkedLines lines={typed} others={corrected ?? typed} />
          {order.shippingPhone && <bdi>{order.shippingPhone}</bdi>}
        </Block>
        <Block heading={messages.asChecked}>
          {corrected ? (
            <MarkedLines lines={corrected} others={typed} />
          ) : error ? null : (
            <div aria-busy>
              <SkeletonLines />
            </div>
          )}
        </Block>
      </Grid>
      {checked && <Verdict address={checked} />}
      {correction && (
        <styled.p textStyle="sm">
          <FormattedMessage {...messages.correctionHint} />
        </styled.p>
      )}
      {error && <LoadingFailed error={error} onRetry={onRetry} />}
      <Flex gap="2" wrap="wrap">
        {correction && <UseAddress order={order} correction={correction} />}
        <Button asChild size="sm" quiet>
          <ScreenLink
            to="/admin-fulfillment/orders/$orderId/edit"
            params={{ orderId: order.id }}
            search={{ label: order.id }}
          >
            <Pencil aria-hidden />
            <FormattedMessage {...messages.editOrder} />
          </ScreenLink>
        </Button>
      </Flex>
    </Stack>
  )
}

/** The lines of an address, with what the other one lacks marked. */
function MarkedLines({ lines, others }: { lines: readonly string[]; others: readonly string[] }) {
  return (
    <styled.address fontStyle="normal" overflowWrap="anywhere">
      {lines.map((line, index) => (
        <styled.div key={index} fontWeight={index === 0 ? 'medium' : undefined}>
          <bdi>
            {markedWords(line, others).map(({ text, isMarked }, part) =>
              isMarked ? (
                <styled.mark key={part} bg="orange.subtle" color="orange.fg" px="0.5" rounded="l1">
                  {text}
                </styled.mark>
              ) : (
                text
              ),
            )}
          </bdi>
        </styled.div>
      ))}
    </styled.address>
  )
}

function Verdict({ address: { validation_results } }: { address: ValidatedAddress }) {
  const { is_valid, messages: remarks = [] } = validation_results
  return (
    <Stack gap="2" align="flex-start" textStyle="sm" role="status">
      <StatusBadge status={is_valid ? 'success' : 'error'}>
        <FormattedMessage {...(is_valid ? messages.valid : messages.invalid)} />
      </StatusBadge>
      {remarks.length > 0 && <Sentences texts={remarks.map(({ text }) => text)} />}
      {!is_valid && (
        <p>
          <FormattedMessage {...messages.invalidHint} />
        </p>
      )}
    </Stack>
  )
}

function Block({ heading, children }: { heading: MessageDescriptor; children: ReactNode }) {
  return (
    <Stack gap="1" textStyle="sm">
      <Heading
        as="h4"
        className={css({ textStyle: 'sm', fontWeight: 'normal', color: 'fg.muted' })}
      >
        <FormattedMessage {...heading} />
      </Heading>
      {children}
    </Stack>
  )
}
