import { useSelector } from '@tanstack/react-store'
import { Pencil, Printer, RotateCw, Trash2, X } from 'lucide-react'
import { useState } from 'react'
import { FormattedMessage, useIntl, type IntlShape } from 'react-intl'
import { messages as shared } from '~/features/inventory/messages.ts'
import { words } from '~/i18n/words.ts'
import { ScanProgress } from '~/kit/scan/scan-progress.tsx'
import { columnsOf } from '~/kit/table/columns.tsx'
import { DataTable } from '~/kit/table/data-table.tsx'
import { defineList } from '~/kit/table/list.ts'
import { useLocalList } from '~/kit/table/local-rows.ts'
import type { RowAction } from '~/kit/table/row-action.ts'
import { Flex, styled } from '~/styled-system/jsx'
import { Button } from '~/ui/button/button.tsx'
import { ask } from '~/ui/dialog/ask.ts'
import { ConfirmDialog } from '~/ui/dialog/confirm-dialog.tsx'
import type { Status } from '~/ui/feedback/status-badge.tsx'
import { Panel } from '~/ui/layout/panel.tsx'
import { screenOf } from '~/ui/link/record-screens.ts'
import { RowLink } from '~/ui/link/row-link.tsx'
import type { Delivery } from './create-delivery.ts'
import type { DeliveryEntry, Device } from './delivery.ts'
import {
  addedCount,
  failedCount,
  messages,
  removeQuestion,
  retryFailed,
  sendingShare,
  stepWords,
  unsentCount,
  waitingCount,
} from './messages.ts'
import { mayOf, stageOf } from './stage.ts'
import { useExpected } from './use-expected.ts'

const column = columnsOf<DeliveryEntry>()

const reason = column.text('failure', {
  label: messages.reason,
  unsorted: true,
  width: 6,
  wraps: true,
  value: ({ step, failure }) => (step === 'saved' ? undefined : failure),
})

const tones: Record<DeliveryEntry['step'], Status> = {
  waiting: 'neutral',
  sent: 'info',
  saved: 'success',
  failed: 'error',
}

type DeliveryListProps = {
  delivery: Delivery
  /** Of the next device. */
  vendorOrder: number | null
  /** Returns an unsaved device to the form. */
  onCorrect: (entry: DeliveryEntry) => void
  /** Prints labels for the devices that have been added. */
  onPrint: () => void
}

/** The devices of this delivery: saved, waiting, and failed with the reason. */
export function DeliveryList({ delivery, vendorOrder, onCorrect, onPrint }: DeliveryListProps) {
  const state = useSelector(delivery.state)
  const { entries, progress } = state
  const { expected, expect } = useExpected(delivery, vendorOrder)
  const intl = useIntl()
  const { unsent, failed } = stageOf(state)
  const columns = [
    column.text('name', {
      label: messages.device,
      width: 4.85,
      value: ({ device }) => device.name,
      cell: ({ device, referenceId }) =>
        referenceId === undefined ? (
          <bdi>{device.name}</bdi>
        ) : (
          <RowLink link={screenOf('inventory', referenceId)}>{device.name}</RowLink>
        ),
    }),
    column.text('step', {
      label: messages.state,
      width: 2.75,
      text: ({ step }, intl) => intl.formatMessage(stepWords[step]),
      cell: (entry) => <StepCell entry={entry} progress={progress} />,
      filter: { kind: 'choice' },
    }),
    ...(entries.some(({ failure }) => failure) ? [reason] : []),
    column.text('type', {
      label: shared.deviceType,
      width: 3.5,
      value: ({ device }) => device.typeName,
    }),
    column.instant('at', { label: messages.enteredAt, width: 6, value: ({ at }) => at }),
  ]
  const delivered = defineList({
    key: 'inventory-delivery',
    label: messages.delivery,
    sort: ['at,desc'],
    columns,
    id: ({ id }) => id,
    name: ({ device }) => device.name,
  })
  const list = useLocalList(delivered, { rows: entries })
  return (
    <Panel heading={messages.delivery}>
      <Flex
        columnGap="6"
        rowGap="2"
        wrap="wrap"
        align="flex-start"
        mb={entries.length > 0 ? '4' : undefined}
      >
        <ScanProgress
          session={{
            expected,
            entries: entries
              .filter(({ step, device }) => step === 'saved' && countsFor(device, vendorOrder))
              .map(({ device }) => ({ name: device.name })),
            expect,
          }}
          counted={addedCount}
          {...(vendorOrder !== null && { help: messages.expectedOfOrder })}
        />
        <styled.p textStyle="sm" color="fg.muted" py="1">
          {intl.formatList(
            [
              unsent > 0 && intl.formatMessage(waitingCount, { count: unsent }),
              failed > 0 && intl.formatMessage(failedCount, { count: failed }),
            ].filter((text) => text !== false),
            { type: 'unit' },
          )}
        </styled.p>
        <DeliveryActions delivery={delivery} onPrint={onPrint} />
      </Flex>
      {entries.length > 0 && (
        <DataTable
          list={list}
          rowActions={(entry) => actionsOf(entry, delivery, onCorrect, intl)}
          // Room for the three of a failed device would hide the time of the others on a tablet.
          actionCount={failed > 0 ? 3 : 1}
        />
      )}
    </Panel>
  )
}

function actionsOf(
  entry: DeliveryEntry,
  delivery: Delivery,
  onCorrect: (entry: DeliveryEntry) => void,
  intl: IntlShape,
): RowAction[] {
  const { id, device } = entry
  const may = mayOf(entry)
  return [
    {
      label: messages.correct,
      icon: Pencil,
      hidden: !may.correct,
      onSelect: () => onCorrect(entry),
    },
    {
      label: words.tryAgain,
      icon: RotateCw,
      hidden: !may.retry,
      onSelect: () => delivery.retry([id]),
    },
    {
      label: messages.stop,
      icon: X,
      hidden: !may.stop,
      onSelect: () => delivery.cancel(id),
    },
    {
      label: messages.remove,
      icon: Trash2,
      hidden: !may.remove,
      danger: true,
      onSelect: () =>
        ask({
          title: intl.formatMessage(removeQuestion, { name: device.name }),
          text: intl.formatMessage(messages.removeHint),
          confirmLabel: intl.formatMessage(messages.remove),
          destructive: true,
          onConfirm: () => delivery.remove([id]),
        }),
    },
  ]
}

/** With a vendor order, only its devices count. */
const countsFor = (device: Device, vendorOrder: number | null) =>
  vendorOrder === null || device.vendorOrder === vendorOrder

type DeliveryActionsProps = Pick<DeliveryListProps, 'delivery' | 'onPrint'>

/** Retries what failed, and clears the list. */
function DeliveryActions({ delivery, onPrint }: DeliveryActionsProps) {
  const [isClearing, setIsClearing] = useState(false)
  const state = useSelector(delivery.state)
  const { unsent, failed, may } = stageOf(state)
  const clear = () => {
    delivery.remove(state.entries.map(({ id }) => id))
    delivery.expect('')
  }
  return (
    <>
      <Flex gap="2" ms="auto" wrap="wrap">
        {may.print.length > 0 && (
          <Button size="sm" quiet onClick={onPrint}>
            <Printer aria-hidden />
            <FormattedMessage {...messages.printLabels} />
          </Button>
        )}
        {failed > 0 && (
          <Button size="sm" variant="outline" onClick={() => delivery.retry(may.retry)}>
            <FormattedMessage {...retryFailed} values={{ count: failed }} />
          </Button>
        )}
        {may.clear !== 'no' && (
          <Button
            size="sm"
            quiet
            onClick={() => (may.clear === 'asked' ? setIsClearing(true) : clear())}
          >
            <FormattedMessage {...messages.clearList} />
          </Button>
        )}
      </Flex>
      {isClearing && (
        <ConfirmDialog
          title={messages.clearQuestion}
          confirmLabel={messages.clearList}
          destructive
          onConfirm={clear}
          onClose={() => setIsClearing(false)}
        >
          <FormattedMessage {...unsentCount} values={{ count: unsent + failed }} />
        </ConfirmDialog>
      )}
    </>
  )
}

function StepCell({ entry: { step }, progress }: { entry: DeliveryEntry; progress: number }) {
  return (
    <span data-status={tones[step]}>
      {step === 'sent' && progress > 0 && progress < 1 ? (
        <FormattedMessage {...sendingShare} values={{ share: progress }} />
      ) : (
        <FormattedMessage {...stepWords[step]} />
      )}
    </span>
  )
}
