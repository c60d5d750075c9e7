import type { ReactNode } from 'react'
import { FormProvider } from 'react-hook-form'
import { FormattedMessage, useIntl, type MessageDescriptor } from 'react-intl'
import { LabelNews, Sentences } from '~/features/orders/label/label-news.tsx'
import { LoadingFailed } from '~/features/orders/label/loading-failed.tsx'
import { messages as labelTexts, notConfigured } from '~/features/orders/label/messages.ts'
import { Parcels } from '~/features/orders/label/parcels.tsx'
import { statusName } from '~/features/orders/order-status.tsx'
import { FieldFrame } from '~/kit/form/field-frame.tsx'
import { Input } from '~/kit/form/input.tsx'
import { commandKeys, commands, type Command } from '~/kit/scan/commands.ts'
import { isWebAddress } from '~/lib/web-address.ts'
import { css } from '~/styled-system/css'
import { Box, Flex, Stack, styled } from '~/styled-system/jsx'
import { Button } from '~/ui/button/button.tsx'
import { Loader } from '~/ui/feedback/loader.tsx'
import { Notice } from '~/ui/feedback/notice.tsx'
import { StatusBadge } from '~/ui/feedback/status-badge.tsx'
import { Kbd } from '~/ui/icon/kbd.tsx'
import { Heading } from '~/ui/text/heading.tsx'
import { commandNames } from './command-texts.ts'
import { large } from './large.ts'
import { messages, missingCount } from './messages.ts'
import { Rates } from './rates.tsx'
import { replyTo, type Stage } from './stage.ts'
import type { useLine } from './use-line.ts'
import { doubtText } from './verdict-text.ts'

type StepPanelProps = { line: ReturnType<typeof useLine>; run: (command: Command) => void }

const titles: Record<Stage, MessageDescriptor> = {
  skipping: commandNames.skip,
  asked: messages.ask,
  packing: messages.packing,
  parcel: messages.parcel,
  rating: messages.rating,
  price: messages.price,
  buying: messages.buying,
  labelPending: labelTexts.undecided,
  print: messages.bought,
  ship: messages.bought,
  notConfigured: labelTexts.onlyConfigured,
  changed: labelTexts.orderChanged,
}

/** The next step of the order, and its buttons. Buy stands at its price, apart from Next. */
export function StepPanel({ line, run }: StepPanelProps) {
  const { stage, news, failure } = line
  const isUnanswered = news && ['notFound', 'unknown', 'sent'].includes(news.kind)
  return (
    <Box
      as="section"
      aria-labelledby="pack-step"
      bg="bg.panel"
      borderWidth="1px"
      rounded="l3"
      p="4"
    >
      <Box role="status" mb="3">
        <Heading as="h3" size="xl" id="pack-step">
          <FormattedMessage {...titles[stage]} />
        </Heading>
      </Box>
      <Stack gap="4">
        {news && (
          <LabelNews
            news={news}
            hint={isUnanswered && <FormattedMessage {...messages.buyAgainHint} />}
          />
        )}
        {failure !== undefined && <Notice status="error" role="alert" title={failure} />}
        <Content line={line} run={run} />
        <Commands line={line} run={run} />
      </Stack>
    </Box>
  )
}

function Content({ line, run }: StepPanelProps): ReactNode {
  const intl = useIntl()
  const { stage, order, missing, box, label, check, facts } = line
  switch (stage) {
    case 'packing':
      return (
        <>
          <styled.p textStyle="2xl" fontWeight="semibold">
            <FormattedMessage
              {...missingCount}
              values={{ count: missing.reduce((sum, each) => sum + each.needed - each.packed, 0) }}
            />
          </styled.p>
          {!box.mayAsk && (
            <styled.p textStyle="sm" color="fg.muted">
              <FormattedMessage {...messages.historyUnknown} />
            </styled.p>
          )}
        </>
      )
    case 'asked':
      return (
        <>
          <styled.p textStyle="lg" fontFamily="mono">
            <bdi>{box.asked?.code}</bdi>
          </styled.p>
          <Sentences texts={(box.asked?.doubts ?? []).map((doubt) => doubtText(intl, doubt))} />
          <p>
            <FormattedMessage {...messages.askHint} />
          </p>
          <Flex gap="3" wrap="wrap">
            <Button className={large} onClick={() => box.answer(true)}>
              <FormattedMessage {...messages.packAnyway} />
            </Button>
            <Button variant="outline" className={large} onClick={() => run('undo')}>
              <FormattedMessage {...messages.leaveOut} />
            </Button>
          </Flex>
        </>
      )
    case 'skipping':
      return <SkipReason line={line} run={run} />
    case 'parcel':
      return (
        <>
          <AddressVerdict line={line} />
          {check.error && !check.isFetching && (
            <LoadingFailed error={check.error} onRetry={() => void check.refetch()} />
          )}
          <RateFaults line={line} />
          <FormProvider {...label.form}>
            <ParcelForm line={line} run={run} />
          </FormProvider>
        </>
      )
    case 'rating':
    case 'buying':
      return <Loader />
    case 'price':
      return <Rates line={line} onBuy={() => run('buy')} />
    case 'notConfigured':
      return (
        <FormattedMessage
          {...notConfigured}
          values={{ status: statusName(intl, order.orderStatus) }}
        />
      )
    case 'print':
    case 'ship':
      return facts.isShipping ? <FormattedMessage {...messages.shipping} /> : <Label line={line} />
    case 'labelPending':
      return <FormattedMessage {...labelTexts.undecidedHint} />
    case 'changed':
      return null
  }
}

/** The parcels. The first box of its kind is measured: its fields take the focus, and Enter there goes on. */
function ParcelForm({ line: { isBoxUnknown }, run }: StepPanelProps) {
  return (
    <form
      className={fields}
      onSubmit={(event) => {
        event.preventDefault()
        run('next')
      }}
    >
      <Parcels autoFocus={isBoxUnknown} />
      {/* Without one, Enter submits no form of several fields. */}
      <button type="submit" hidden>
        <FormattedMessage {...messages.getRates} />
      </button>
    </form>
  )
}

/** Fields as large as the buttons beside them. */
const fields = css({ '& input, & select, & button': { minH: '11', textStyle: 'lg' } })

function AddressVerdict({ line: { facts, check } }: Pick<StepPanelProps, 'line'>) {
  if (facts.address === 'checking') return <FormattedMessage {...labelTexts.checkingAddress} />
  if (facts.address !== 'invalid') return null
  const { messages: remarks = [] } = check.data?.address.validation_results ?? {}
  return (
    <Notice status="warning" role="alert" title={labelTexts.invalid}>
      <Sentences texts={remarks.map(({ text }) => text)} />
      <FormattedMessage {...labelTexts.invalidHint} />
    </Notice>
  )
}

/** Why the carriers offered nothing. */
function RateFaults({ line: { isParcelRated, shipment } }: Pick<StepPanelProps, 'line'>) {
  if (!shipment || !isParcelRated || shipment.rates.length > 0) return null
  const texts = [
    ...(shipment.invalidDestinationDescriptions ?? []),
    ...(shipment.serviceMessages ?? []),
  ]
  return (
    <Notice status="error" role="alert" title={labelTexts.noRates}>
      <Sentences texts={texts} />
    </Notice>
  )
}

function SkipReason({ line: { reason = '', setReason }, run }: StepPanelProps) {
  return (
    <form
      onSubmit={(event) => {
        event.preventDefault()
        run('skip')
      }}
    >
      <FieldFrame label={messages.skipWhy} error={undefined}>
        {(control) => (
          <Input
            {...control}
            autoFocus
            className={large}
            maxLength={200}
            value={reason}
            onChange={({ target }) => setReason(target.value)}
          />
        )}
      </FieldFrame>
    </form>
  )
}

function Label({ line: { transaction, stage } }: Pick<StepPanelProps, 'line'>) {
  return (
    <Stack gap="2">
      {transaction?.tracking_number && (
        <styled.p textStyle="xl" fontFamily="mono">
          <bdi>{transaction.tracking_number}</bdi>
        </styled.p>
      )}
      {!isWebAddress(transaction?.label_url ?? '') && stage === 'print' && (
        <FormattedMessage {...messages.noLabelFile} />
      )}
    </Stack>
  )
}

/** What Next does now, on its button. */
const nextNames: Partial<Record<Stage, MessageDescriptor>> = {
  parcel: messages.getRates,
  print: messages.printLabel,
  ship: messages.setShipped,
  changed: messages.changed,
  labelPending: messages.nextOrder,
  notConfigured: messages.nextOrder,
}

function Commands({ line, run }: StepPanelProps) {
  const { stage, facts } = line
  const mayBe = (command: Command) =>
    'step' in replyTo(command, { ...facts, priceShownFor: Infinity, stageShownFor: Infinity })
  const nameOf = (command: Command): MessageDescriptor => {
    if (command === 'next') {
      const isCount = stage === 'packing' && facts.isCountMissing
      return isCount ? messages.count : (nextNames[stage] ?? commandNames.next)
    }
    if (command === 'undo' && stage === 'ship') return messages.printAgain
    return command === 'print' && stage === 'ship' ? messages.printSlip : commandNames[command]
  }
  return (
    <Stack gap="3">
      {commands
        .filter((command) => command !== 'buy')
        .filter(mayBe)
        .map((command) => (
          <Button
            key={command}
            variant={command === 'next' ? 'solid' : 'outline'}
            className={command === 'next' ? main : other}
            onClick={() => run(command)}
          >
            <FormattedMessage {...nameOf(command)} />
            <Kbd>{commandKeys[command]}</Kbd>
          </Button>
        ))}
      <StatusBadge status={facts.isComplete ? 'success' : 'neutral'}>
        <FormattedMessage {...(facts.isComplete ? messages.complete : messages.reloadHint)} />
      </StatusBadge>
    </Stack>
  )
}

const main = css({ minH: '12', textStyle: 'lg', justifyContent: 'space-between' })
const other = css({
  minH: '12',
  textStyle: 'lg',
  justifyContent: 'space-between',
  colorPalette: 'gray',
})
