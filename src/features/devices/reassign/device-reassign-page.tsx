import { ArrowLeftRight, Cpu, History } from 'lucide-react'
import { useState } from 'react'
import { FormattedMessage } from 'react-intl'
import * as api from '~/api/generated/endpoints/devices/devices.ts'
import { findDevicesBySerialNumberParamsSortItemRegExp } from '~/api/generated/model/findDevicesBySerialNumberParams.zod.ts'
import type { Device } from '~/api/generated/model/index.ts'
import { useCopySerials } from '~/features/devices/copy-serials.ts'
import { devicesAddress } from '~/features/devices/devices-addresses.ts'
import { manyMessages } from '~/features/devices/run-command/messages.ts'
import { words as deviceWords } from '~/features/devices/words.ts'
import { words } from '~/i18n/words.ts'
import { useBatch } from '~/kit/batch/use-batch.ts'
import { columnsOf } from '~/kit/table/columns.tsx'
import { foundBy } from '~/kit/table/found-by.tsx'
import { ListPage } from '~/kit/table/list-page.tsx'
import { defineList } from '~/kit/table/list.ts'
import type { RowAction } from '~/kit/table/row-action.ts'
import { selectable } from '~/kit/table/selectable.ts'
import { useList } from '~/kit/table/use-list.ts'
import { Button } from '~/ui/button/button.tsx'
import { LoadFailure } from '~/ui/feedback/load-failure.tsx'
import type { Status } from '~/ui/feedback/status-badge.tsx'
import { lazyPart } from '~/ui/lazy/lazy-part.tsx'
import { useMayOpen } from '~/ui/link/may-open.ts'
import { screenOf } from '~/ui/link/record-screens.ts'
import { messages } from './messages.ts'
import { moveMany } from './move-batch.tsx'

const MoveDialog = lazyPart(
  async () => (await import('./move-dialog.tsx')).MoveDialog,
  ({ onClose }) => <LoadFailure onClose={onClose} />,
)
const CommandManyDialog = lazyPart(
  async () =>
    (await import('~/features/devices/run-command/command-many-dialog.tsx')).CommandManyDialog,
  ({ onClose }) => <LoadFailure onClose={onClose} />,
)
const MoveManyDialog = lazyPart(
  async () => (await import('./move-many-dialog.tsx')).MoveManyDialog,
  ({ onClose }) => <LoadFailure onClose={onClose} />,
)

const column = columnsOf<Device>()

/** Any other status is neutral. */
const tones: Partial<Record<string, Status>> = {
  Online: 'success',
  Offline: 'error',
  'Low battery': 'warning',
}

const columns = [
  column.link('serialNumber', {
    label: deviceWords.serialNumber,
    width: 4,
    to: ({ serialNumber }) => screenOf('device', serialNumber),
    filter: { kind: 'text', pauseMs: 1000 },
  }),
  column.text('displayName', { label: words.name }),
  column.text('deviceStatus.name', {
    label: messages.status,
    width: 3.25,
    fixed: true,
    value: ({ deviceStatus }) => deviceStatus?.name,
    cell: ({ deviceStatus }) =>
      deviceStatus && (
        <span data-status={tones[deviceStatus.name] ?? 'neutral'}>{deviceStatus.name}</span>
      ),
  }),
  column.link('enterprise.name', {
    label: words.enterprise,
    width: 4,
    value: ({ enterprise }) => enterprise?.name,
    to: ({ enterprise }) => screenOf('enterprise', enterprise?.id),
  }),
  column.link('deviceGrouping.name', {
    label: messages.grouping,
    width: 4,
    value: ({ deviceGrouping }) => deviceGrouping?.name,
    to: ({ deviceGrouping }) => screenOf('location', deviceGrouping?.id),
  }),
  column.instant('lastUpdatedAt', {
    label: messages.lastUpdated,
    timeZone: ({ deviceGrouping }) => deviceGrouping?.timezone,
  }),
]

/** The registered devices. */
export const devices = defineList({
  key: 'devices',
  kind: 'device',
  label: messages.devices,
  address: devicesAddress,
  query: ({ page, size, sort, filters }) =>
    api.getFindDevicesBySerialNumberQueryOptions({
      page,
      size,
      sort,
      serialNumber: filters.serialNumber || undefined,
    }),
  rows: ({ devices: rows, page }) => ({ rows, total: page.totalElements }),
  sortable: findDevicesBySerialNumberParamsSortItemRegExp,
  sort: ['serialNumber,asc'],
  selectable,
  columns,
  foundBy: foundBy('serialNumber'),
  id: ({ id }) => String(id),
  name: ({ serialNumber }) => serialNumber,
})

/** All registered devices, to move one or many to another enterprise. */
export function DeviceReassignPage() {
  const list = useList(devices)
  const { copyOne } = useCopySerials(({ serialNumber }: Device) => serialNumber)
  const begin = useBatch(moveMany)
  const [moving, setMoving] = useState<Device>()
  const [many, setMany] = useState<readonly Device[]>()
  const [asking, setAsking] = useState<readonly Device[]>()
  const mayCommand = useMayOpen()('/admin-devices/ad-hoc-command')
  const rowActions = (device: Device): RowAction[] => [
    { label: messages.reassign, icon: ArrowLeftRight, onSelect: () => setMoving(device) },
    copyOne(device),
  ]
  return (
    <>
      <ListPage
        list={list}
        rowActions={rowActions}
        actionCount={2}
        bulkActions={[
          { label: messages.reassign, icon: ArrowLeftRight, onSelect: (rows) => setMany(rows) },
          {
            label: manyMessages.resend,
            icon: History,
            hidden: !mayCommand,
            onSelect: (rows) => setAsking(rows),
          },
        ]}
        actions={
          <Button size="sm" quiet onClick={() => setMany([])}>
            <FormattedMessage {...messages.moveMany} />
          </Button>
        }
        empty={{ icon: Cpu, title: messages.none, hint: messages.noneHint }}
      />
      {moving && (
        <MoveDialog
          // A failed move may still have happened, so the refetched row counts.
          device={list.source.rows?.find(({ id }) => id === moving.id) ?? moving}
          onClose={() => setMoving(undefined)}
        />
      )}
      {asking && <CommandManyDialog devices={asking} onClose={() => setAsking(undefined)} />}
      {many && <MoveManyDialog devices={many} onCheck={begin} onClose={() => setMany(undefined)} />}
    </>
  )
}
