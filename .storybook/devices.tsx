import { EyeIcon, RadioIcon, Trash2Icon, TruckIcon } from 'lucide-react'
import { useState, type ReactNode } from 'react'
import { defineMessages } from 'react-intl'
import { columnsOf } from '../src/kit/table/columns.tsx'
import { defineList } from '../src/kit/table/list.ts'
import type { BulkAction, RowAction } from '../src/kit/table/row-action.ts'
import { noStorage } from '../src/lib/user-storage.ts'
import { memoryStorage } from '../src/testing/memory-storage.ts'
import { EmptyState } from '../src/ui/feedback/empty-state.tsx'
import { UserStoragesProvider } from '../src/ui/settings/user-storages.ts'

/** A row for the stories of tables. */
export type Device = {
  serial: string
  type: string
  location: string
  status: string
  seenAt: string
  messages: number | null
}

const types = ['Freezer', 'Cooler', 'Door', 'Gateway', 'Router', 'Grill', 'Dishwasher']
const places = ['Harbor Grill, Portland', 'Stonebridge Market, Salem', 'Maple & Main, Eugene']
const statuses = ['Online', 'Offline', 'Retired']

/** Some devices, always the same. */
export const devices = (count: number): Device[] =>
  Array.from({ length: count }, (_, index) => ({
    serial: `LHT65N-${String((index * 7919) % 100_000).padStart(5, '0')}`,
    type: types[index % types.length]!,
    location: places[(index * 5) % places.length]!,
    status: statuses[(index * 11) % 7] ?? 'Online',
    seenAt: new Date(Date.UTC(2026, 10, 16, 15) - index * 137_000).toISOString(),
    messages: index % 9 === 4 ? null : (index * 613) % 20_000,
  }))

export const noDevices = (
  <EmptyState as="h2" icon={RadioIcon} title="No devices yet">
    Devices appear here once they are registered.
  </EmptyState>
)

export const deviceMessages = defineMessages({
  devices: { defaultMessage: 'Devices', description: 'Story' },
  others: { defaultMessage: 'Other devices', description: 'Story' },
  search: { defaultMessage: 'Search devices', description: 'Story' },
  serial: { defaultMessage: 'Serial number', description: 'Story' },
  type: { defaultMessage: 'Type', description: 'Story' },
  location: { defaultMessage: 'Location', description: 'Story' },
  status: { defaultMessage: 'Status', description: 'Story' },
  seenAt: { defaultMessage: 'Last seen', description: 'Story' },
  messages: { defaultMessage: 'Messages', description: 'Story' },
  view: { defaultMessage: 'View', description: 'Story' },
  order: { defaultMessage: 'Order another', description: 'Story' },
  soldOut: { defaultMessage: 'Door sensors are sold out.', description: 'Story' },
  remove: { defaultMessage: 'Remove', description: 'Story' },
})

const m = deviceMessages

const column = columnsOf<Device>()

const location = column.text('location', { label: m.location, width: 5 })

export const deviceColumns = [
  column.text('serial', { label: m.serial }),
  column.text('type', { label: m.type }),
  location,
]

/** Columns of every kind: with filters, a time, a number, and one that is hidden at first. */
export const manyColumns = [
  column.text('serial', { label: m.serial, filter: { kind: 'text', pauseMs: 50 } }),
  column.text('type', { label: m.type, filter: { kind: 'choice' } }),
  location,
  column.text('status', { label: m.status, hidden: true }),
  column.instant('seenAt', { label: m.seenAt }),
  column.number('messages', { label: m.messages }),
]

const serial = ({ serial: number }: Device) => number

/** A list whose server has these devices, ten to a page. */
export const serverDevices = (all: readonly Device[], onPage?: (page: number) => void) =>
  defineList({
    key: 'devices',
    label: m.devices,
    query: ({ page, size }) => ({
      queryKey: ['devices', page, size, all.length],
      queryFn: () => {
        onPage?.(page)
        return { rows: all.slice(page * size, (page + 1) * size), total: all.length }
      },
    }),
    rows: (answer) => answer,
    sortable: /^(serial|type),/,
    sort: ['serial,asc'],
    size: 10,
    columns: deviceColumns,
    id: serial,
    name: serial,
  })

export const localDevices = defineList({
  key: 'devices',
  label: m.devices,
  sort: ['serial,asc'],
  columns: manyColumns,
  id: serial,
  name: serial,
})

/** Row actions of the stories. */
export const deviceActions =
  (onRemove: (device: Device) => unknown) =>
  (device: Device): RowAction[] => [
    { label: m.view, icon: EyeIcon, link: { to: '/admin-admin/enterprises' } },
    {
      label: m.order,
      icon: TruckIcon,
      onSelect: () => {},
      disabled: device.type === 'Door' && m.soldOut,
    },
    {
      label: m.remove,
      icon: Trash2Icon,
      danger: true,
      hidden: device.type === 'Router',
      onSelect: () => onRemove(device),
    },
  ]

/** Actions of the stories on selected devices. */
export const deviceBulkActions = (
  onRemove: (devices: Device[], clear: () => void) => void,
): BulkAction<Device>[] => [{ label: m.remove, icon: Trash2Icon, danger: true, onSelect: onRemove }]

/** Gives a story its own user storage in memory, with `kept` as its initial content. */
export function StoryStorage(props: { kept?: Record<string, unknown>; children: ReactNode }) {
  const [settings] = useState(() => memoryStorage(props.kept))
  return (
    <UserStoragesProvider value={{ settings, drafts: noStorage }}>
      {props.children}
    </UserStoragesProvider>
  )
}
