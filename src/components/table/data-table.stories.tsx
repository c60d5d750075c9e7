import { expect, fn, within } from 'storybook/test'
import preview from '../../../.storybook/preview.tsx'
import { columnsOf, DataTable } from './data-table.tsx'

type Device = { serial: string; type: string; location: string }
type DevicesProps = {
  /** What the query of the rows gives. */
  query: {
    data: Device[] | undefined
    error: Error | null
    isFetching: boolean
    isPlaceholderData: boolean
  }
  /** Rows in the whole list. */
  total: number
  sort: string[]
  page: number
  onChange: (change: object) => void
  refetch: () => Promise<never>
}

const column = columnsOf<Device>()
const columns = column.columns([
  column.accessor('serial', { header: 'Serial number' }),
  column.accessor('type', { header: 'Type' }),
  column.accessor('location', { header: 'Location', enableSorting: false }),
])

function Devices({ query, total, sort, page, onChange, refetch }: DevicesProps) {
  return (
    <DataTable
      label="Devices"
      columns={columns}
      query={{ ...query, refetch }}
      select={(rows: Device[]) => ({ rows, total })}
      rowId={(device) => device.serial}
      list={{ page, size: 10, sort, search: '', change: onChange }}
      searchLabel="Search devices"
      empty={<p>No devices yet</p>}
    />
  )
}

const devices: Device[] = ['Freezer', 'Cooler', 'Door', 'Gateway', 'Router', 'Grill'].map(
  (type, index) => ({ serial: `LHT65N-00${index + 1}`, type, location: 'Harbor Grill, Portland' }),
)
const idle = { data: devices, error: null, isFetching: false, isPlaceholderData: false }

const meta = preview.meta({
  title: 'Components/Table/Data table',
  component: Devices,
  args: {
    query: idle,
    total: 36,
    sort: ['serial,asc'],
    page: 0,
    onChange: fn(),
    refetch: fn(() => new Promise<never>(() => {})),
  },
})

export const Loaded = meta.story({
  play: async ({ canvas }) => {
    const table = canvas.getByRole('table', { name: 'Devices' })
    await expect(within(table).getAllByRole('row')).toHaveLength(7)
    await expect(table).toHaveAttribute('aria-busy', 'false')
    await expect(canvas.getByText('1 to 10 of 36 rows')).toBeVisible()
    await expect(canvas.getByRole('status')).toHaveTextContent('36 rows')
  },
})

export const Dark = Loaded.extend({ globals: { theme: 'dark' } })

export const Phone = Loaded.extend({ globals: { viewport: { value: 'phone' } } })

export const Loading = meta.story({
  args: { query: { ...idle, data: undefined, isFetching: true } },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('table')).toHaveAttribute('aria-busy', 'true')
    await expect(canvas.getByRole('columnheader', { name: 'Serial number' })).toBeVisible()
    await expect(canvas.getByRole('status')).toBeEmptyDOMElement()
    await expect(canvas.getByRole('button', { name: 'Next page' })).toBeDisabled()
  },
})

export const Empty = meta.story({
  args: { query: { ...idle, data: [] }, total: 0 },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('No devices yet')).toBeVisible()
    await expect(canvas.getByRole('status')).toHaveTextContent('No rows')
    await expect(canvas.queryByRole('navigation')).not.toBeInTheDocument()
  },
})

const failure = Object.assign(new Error('The server did not answer within 30 seconds.'), {
  said: 'The server did not answer within 30 seconds.',
})

export const Failed = meta.story({
  args: { query: { ...idle, data: undefined, error: failure } },
  play: async ({ args, canvas, userEvent }) => {
    await expect(canvas.getByText(failure.message)).toBeVisible()
    await userEvent.click(canvas.getByRole('button', { name: 'Retry' }))
    await expect(args.refetch).toHaveBeenCalledOnce()
  },
})

export const FailedWithOldRows = meta.story({
  args: { query: { ...idle, error: failure } },
  play: async ({ canvas }) => {
    await expect(canvas.getByText(failure.message)).toBeVisible()
    await expect(canvas.getByRole('cell', { name: 'Freezer' })).toBeVisible()
  },
})

export const OldRowsWhileFetching = meta.story({
  args: { query: { ...idle, isFetching: true, isPlaceholderData: true }, page: 1 },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('table')).toHaveAttribute('aria-busy', 'true')
    const rows = canvas.getByRole('cell', { name: 'Freezer' }).closest('tbody')
    await expect(Number(getComputedStyle(rows!).opacity)).toBeLessThan(1)
    await expect(canvas.getByRole('status')).toBeEmptyDOMElement()
  },
})

export const OldRowsWhileFetchingDark = OldRowsWhileFetching.extend({
  globals: { theme: 'dark' },
})

export const Sorted = meta.story({
  args: { sort: ['type,desc'] },
  play: async ({ args, canvas, userEvent }) => {
    const type = canvas.getByRole('columnheader', { name: 'Type' })
    await expect(type).toHaveAttribute('aria-sort', 'descending')
    const location = canvas.getByRole('columnheader', { name: 'Location' })
    await expect(within(location).queryByRole('button')).not.toBeInTheDocument()

    await userEvent.click(canvas.getByRole('button', { name: 'Type' }))
    await expect(args.onChange).toHaveBeenLastCalledWith({ sort: ['type,asc'] })
    await userEvent.click(canvas.getByRole('button', { name: 'Serial number' }))
    await expect(args.onChange).toHaveBeenLastCalledWith({ sort: ['serial,asc'] })
  },
})

export const SortedByKeyboard = meta.story({
  play: async ({ args, canvas, userEvent }) => {
    canvas.getByLabelText('Search devices').focus()
    await userEvent.tab()
    await expect(canvas.getByRole('button', { name: 'Serial number' })).toHaveFocus()
    await userEvent.keyboard('{Enter}')
    await expect(args.onChange).toHaveBeenLastCalledWith({ sort: ['serial,desc'] })
    await userEvent.tab()
    await userEvent.keyboard('{Shift>} {/Shift}')
    await expect(args.onChange).toHaveBeenLastCalledWith({ sort: ['serial,asc', 'type,asc'] })
  },
})
