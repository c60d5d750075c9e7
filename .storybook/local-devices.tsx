import { Button } from '@chakra-ui/react'
import type { MessageDescriptor } from 'react-intl'
import { DataTable } from '../src/components/table/data-table.tsx'
import { givenRows, localRows } from '../src/components/table/local-rows.ts'
import { useOwnListState } from '../src/components/table/use-list-state.ts'
import {
  deviceActions,
  deviceBulkActions,
  deviceMessages,
  localDevices,
  manyColumns,
  StoryStorage,
  type Device,
} from './devices.tsx'

export type LocalDevicesProps = {
  label: MessageDescriptor
  rows: readonly Device[]
  /** Set if the rows come from a query. */
  query?: Parameters<typeof localRows<readonly Device[], Device>>[0]
  /** The user's stored table settings. */
  kept: object
  actions: boolean
  onRemove: (device: Device) => void
  /** Set if rows can be selected. */
  onRemoveAll: ((devices: Device[], clear: () => void) => void) | undefined
}

/** A table of local rows, for stories of its features. */
export function LocalDevices({ kept, ...props }: LocalDevicesProps) {
  return (
    <StoryStorage kept={{ 'table devices': kept }}>
      <LocalTable {...props} />
    </StoryStorage>
  )
}

function LocalTable({
  rows,
  query,
  actions,
  onRemove,
  onRemoveAll,
  ...props
}: Omit<LocalDevicesProps, 'kept'>) {
  return (
    <DataTable
      label={props.label}
      tableKey="devices"
      columns={manyColumns}
      source={query ? localRows(query, (data) => data) : givenRows(rows)}
      rowId={({ serial }) => serial}
      rowName={({ serial }) => serial}
      list={useOwnListState(localDevices)}
      search={{ label: deviceMessages.search, pauseMs: 50 }}
      empty={<p>No devices yet</p>}
      toolbarEnd={<Button size="sm">Refresh</Button>}
      rowActions={actions ? deviceActions(onRemove) : undefined}
      bulkActions={onRemoveAll && deviceBulkActions(onRemoveAll)}
    />
  )
}
