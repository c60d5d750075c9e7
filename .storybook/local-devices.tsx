import type { MessageDescriptor } from 'react-intl'
import { Button } from '~/ui/button/button.tsx'
import { DataTable } from '../src/kit/table/data-table.tsx'
import { useLocalList } from '../src/kit/table/local-rows.ts'
import type { RowsQuery } from '../src/kit/table/use-list.ts'
import {
  deviceActions,
  deviceBulkActions,
  deviceMessages,
  devices,
  localDevices,
  noDevices,
  StoryStorage,
  type Device,
} from './devices.tsx'

const twoDozen = devices(24)

export type LocalDevicesProps = {
  label?: MessageDescriptor
  rows?: readonly Device[]
  /** Set if the rows come from a query. */
  query?: RowsQuery<readonly Device[]>
  /** The user's stored table settings. */
  kept?: object
  /** Searched after this pause in the typing. */
  pauseMs?: number
  /** Puts the devices of a type under a heading. */
  grouped?: boolean
  /** Called by a row action; without it, rows have none. */
  onRemove?: ((device: Device) => unknown) | undefined
  /** Called by a bulk action; without it, rows cannot be selected. */
  onRemoveAll?: ((devices: Device[], clear: () => void) => void) | undefined
}

/** A table of local rows, for stories of its features. */
export function LocalDevices({ kept = {}, ...props }: LocalDevicesProps) {
  return (
    <StoryStorage kept={{ 'table devices': kept }}>
      <LocalTable {...props} />
    </StoryStorage>
  )
}

/** The same, in a storage that outlives it. */
export function LocalTable({
  label = deviceMessages.devices,
  rows = twoDozen,
  query,
  pauseMs = 50,
  grouped = false,
  onRemove,
  onRemoveAll,
}: Omit<LocalDevicesProps, 'kept'>) {
  const given = query ? { query, rows: query.data } : { rows }
  const list = useLocalList({ ...localDevices, label }, given)
  return (
    <DataTable
      list={list}
      search={{ label: deviceMessages.search, pauseMs }}
      empty={noDevices}
      group={grouped ? byType : undefined}
      toolbarEnd={<Button size="sm">Refresh</Button>}
      rowActions={onRemove && deviceActions(onRemove)}
      bulkActions={onRemoveAll && deviceBulkActions(onRemoveAll)}
    />
  )
}

const byType = { column: 'type', of: ({ type }: Device) => ({ id: type, label: type }) }
