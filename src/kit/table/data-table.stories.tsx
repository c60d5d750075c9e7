import { useState } from 'react'
import { expect, fn, waitFor, within } from 'storybook/test'
import { deviceMessages, devices, noDevices, serverDevices } from '../../../.storybook/devices.tsx'
import { shiftsFromNow } from '../../../.storybook/layout-shifts.ts'
import preview from '../../../.storybook/preview.tsx'
import { DataTable } from './data-table.tsx'
import type { ListValues } from './list-address.ts'
import { useLastRows } from './use-list.ts'

type DevicesProps = {
  /** The state of the rows' query. */
  query: {
    data: ReturnType<typeof devices> | undefined
    error: Error | null
    isFetching: boolean
    isPlaceholderData: boolean
  }
  /** Rows in the whole list. */
  total: number
  state: Partial<ListValues>
  onChange: (change: object) => void
  refetch: () => Promise<never>
}

const declared = { ...serverDevices([]), key: null }

function Devices({ query, total, state, onChange, refetch }: DevicesProps) {
  const [values, setValues] = useState({ ...declared.defaults, ...state })
  const rows = query.data && { rows: query.data, total }
  return (
    <DataTable
      list={{
        ...values,
        declared,
        source: useLastRows({ ...query, refetch }, rows, values.page),
        change: (change) => {
          onChange(change)
          setValues({ ...values, page: 0, ...change, filters: {} })
        },
      }}
      search={{ label: deviceMessages.search }}
      empty={noDevices}
    />
  )
}

/** A query followed by `next`. */
function Answered({ next, ...props }: DevicesProps & { next: DevicesProps['query'] }) {
  const [loaded, setLoaded] = useState(false)
  return (
    <>
      <button onClick={() => setLoaded(true)}>Answer</button>
      <Devices {...props} query={loaded ? next : props.query} />
    </>
  )
}

const idle = { data: devices(10), error: null, isFetching: false, isPlaceholderData: false }

const meta = preview.meta({
  title: 'Components/Table/Server-paged table',
  component: Devices,
  args: {
    query: idle,
    total: 36,
    state: {},
    onChange: fn(),
    refetch: fn(() => new Promise<never>(() => {})),
  },
})

export const Loaded = meta.story({
  play: async ({ canvas }) => {
    const table = canvas.getByRole('table', { name: 'Devices' })
    await expect(within(table).getAllByRole('row')).toHaveLength(11)
    await expect(table).toHaveAttribute('aria-busy', 'false')
    await expect(canvas.getByText('1 to 10 of 36 rows')).toBeVisible()
    await expect(canvas.getByRole('status')).toHaveTextContent('36 rows, Serial number ascending')
  },
})

export const Dark = Loaded.extend({ globals: { theme: 'dark' } })

/** One choice takes the place of the headings. */
export const Phone = meta.story({
  globals: { viewport: { value: 'phone' } },
  play: async ({ args, canvas, userEvent }) => {
    const choice = await canvas.findByRole('combobox', { name: 'Sort by' })
    await expect(choice).toHaveDisplayValue('Serial number ascending')
    await userEvent.selectOptions(choice, 'Serial number descending')
    await expect(args.onChange).toHaveBeenLastCalledWith({ sort: ['serial,desc'] })
    await expect(canvas.queryByRole('columnheader')).not.toBeInTheDocument()
  },
})

export const Loading = meta.story({
  args: { query: { ...idle, data: undefined, isFetching: true } },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('table')).toHaveAttribute('aria-busy', 'true')
    await expect(canvas.getByRole('columnheader', { name: 'Serial number' })).toBeVisible()
    await expect(canvas.getByRole('status')).toBeEmptyDOMElement()
    await expect(canvas.queryByRole('navigation')).not.toBeInTheDocument()
  },
})

/** Loaded rows take the place of their skeletons. */
export const LoadingKeepsHeight = Loaded.extend({
  tags: ['!dev'],
  args: { query: { ...idle, data: undefined, isFetching: true } },
  render: (args) => <Answered {...args} next={idle} />,
  play: async ({ canvas }) => {
    const height = () => canvas.getByRole('table').getBoundingClientRect().height
    const headings = () =>
      canvas.getAllByRole('columnheader').map((each) => each.getBoundingClientRect().left)
    const before = { height: height(), headings: headings() }
    const shifts = shiftsFromNow()
    // Not a click: shifts right after one do not count.
    canvas.getByRole('button', { name: 'Answer' }).click()
    await waitFor(() => expect(canvas.getByRole('table')).toHaveAttribute('aria-busy', 'false'))
    await expect(Math.abs(height() - before.height)).toBeLessThan(1)
    await expect(headings()).toEqual(before.headings)
    await expect(await shifts()).toEqual([])
  },
})

/** Fewer rows than skeletons move nothing in view. */
export const FewerThanExpected = meta.story({
  args: { query: { ...idle, data: undefined, isFetching: true }, total: 2 },
  render: (args) => <Answered {...args} next={{ ...idle, data: devices(2) }} />,
  play: async ({ canvas }) => {
    const shifts = shiftsFromNow()
    canvas.getByRole('button', { name: 'Answer' }).click()
    await waitFor(() => expect(canvas.getByText('1 to 2 of 2 rows')).toBeVisible())
    await expect(await shifts()).toEqual([])
  },
})

export const Empty = meta.story({
  args: { query: { ...idle, data: [] }, total: 0 },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('No devices yet')).toBeVisible()
    await expect(canvas.getByRole('status')).toHaveTextContent('No rows')
    await expect(canvas.queryByRole('table')).not.toBeInTheDocument()
    await expect(canvas.queryByRole('navigation')).not.toBeInTheDocument()
  },
})

export const NothingFound = meta.story({
  args: { query: { ...idle, data: [] }, total: 0, state: { search: 'zzz' } },
  play: async ({ args, canvas, userEvent }) => {
    await expect(canvas.getByText('Nothing found')).toBeVisible()
    await expect(canvas.queryByText('No devices yet')).not.toBeInTheDocument()
    // The headings stay for the next search.
    await expect(canvas.getByRole('columnheader', { name: 'Serial number' })).toBeVisible()
    await userEvent.click(canvas.getByRole('button', { name: 'Clear search and filters' }))
    await expect(args.onChange).toHaveBeenLastCalledWith({ search: '', filters: {} })
    await waitFor(() => expect(canvas.getByLabelText('Search devices')).toHaveValue(''))
  },
})

const failure = Object.assign(new Error('The server did not answer within 30 seconds.'), {
  serverText: 'The server did not answer within 30 seconds.',
})

const refusal = Object.assign(new Error('No.'), { kind: 'http', status: 403 })

export const Failed = meta.story({
  args: { query: { ...idle, data: undefined, error: failure } },
  play: async ({ args, canvas, userEvent }) => {
    await expect(canvas.getByText(failure.message)).toBeVisible()
    await userEvent.click(canvas.getByRole('button', { name: 'Dismiss' }))
    await expect(canvas.queryByRole('alert')).not.toBeInTheDocument()
    await expect(canvas.getByText('This could not be loaded')).toBeVisible()
    await userEvent.click(canvas.getByRole('button', { name: 'Try again' }))
    await expect(args.refetch).toHaveBeenCalledOnce()
  },
})

export const RefusedAndDismissed = meta.story({
  tags: ['!dev'],
  args: { query: { ...idle, data: undefined, error: refusal } },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Dismiss' }))
    await expect(canvas.queryByRole('alert')).not.toBeInTheDocument()
    await expect(canvas.getByText('This could not be loaded')).toBeVisible()
  },
})

/** The failure is in sight, although the rows go on below the window, and moves none of them. */
export const FailedWithOldRows = meta.story({
  args: { query: { ...idle, data: devices(60) }, total: 60, state: { size: 100 } },
  render: (args) => <Answered {...args} next={{ ...args.query, error: failure }} />,
  play: async ({ canvas, userEvent }) => {
    const row = canvas.getAllByRole('cell', { name: 'Freezer' })[0]!
    const before = row.getBoundingClientRect().top
    await userEvent.click(canvas.getByRole('button', { name: 'Answer' }))
    const { bottom } = canvas.getByText(failure.message).getBoundingClientRect()
    await expect(bottom).toBeLessThanOrEqual(innerHeight)
    await expect(row.getBoundingClientRect().top).toBe(before)
  },
})

/** The previous rows stay, dimmed, and the pager leads back to them. */
export const NextPageFailed = meta.story({
  args: { state: { page: 1 } },
  render: (args) => <Answered {...args} next={{ ...idle, data: undefined, error: failure }} />,
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Answer' }))
    await expect(canvas.getByText(failure.message)).toBeVisible()
    await expect(canvas.getByRole('button', { name: 'Try again' })).toBeVisible()
    await expect(canvas.getByRole('columnheader', { name: 'Type' })).toBeVisible()
    const rows = canvas.getAllByRole('cell', { name: 'Freezer' })[0]!.closest('tbody')!
    await waitFor(() => expect(Number(getComputedStyle(rows).opacity)).toBeLessThan(1))
    await expect(canvas.getByRole('status')).toBeEmptyDOMElement()
    await userEvent.click(canvas.getByRole('button', { name: 'Previous page' }))
    await expect(args.onChange).toHaveBeenLastCalledWith({ page: 0 })
  },
})

export const NextPageFailedDarkPhone = NextPageFailed.extend({
  tags: ['!test'],
  globals: { theme: 'dark', viewport: { value: 'phone' } },
})

/** An empty result of one search does not affect the next one. */
export const LoadingAfterNothingFound = meta.story({
  tags: ['!dev'],
  args: { query: { ...idle, data: [], isFetching: true, isPlaceholderData: true }, total: 0 },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('table')).toHaveAttribute('aria-busy', 'true')
    await expect(canvas.queryByText('No devices yet')).not.toBeInTheDocument()
  },
})

/** Only changes are announced. */
export const RefreshedInTheBackground = meta.story({
  tags: ['!dev'],
  args: { query: { ...idle, isFetching: true } },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('table')).toHaveAttribute('aria-busy', 'true')
    await expect(canvas.getByRole('status')).toHaveTextContent('36 rows, Serial number ascending')
  },
})

export const Unsorted = meta.story({
  args: { state: { sort: [] } },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('status')).toHaveTextContent(/^36 rows$/)
  },
})

export const OldRowsWhileFetching = meta.story({
  args: { query: { ...idle, isFetching: true, isPlaceholderData: true }, state: { page: 1 } },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('table')).toHaveAttribute('aria-busy', 'true')
    const rows = canvas.getAllByRole('cell', { name: 'Freezer' })[0]!.closest('tbody')
    await waitFor(() => expect(Number(getComputedStyle(rows!).opacity)).toBeLessThan(1))
    await expect(canvas.getByRole('status')).toBeEmptyDOMElement()
  },
})

export const OldRowsWhileFetchingDark = OldRowsWhileFetching.extend({
  globals: { theme: 'dark' },
})

export const Sorted = meta.story({
  tags: ['!dev'],
  args: { state: { sort: ['type,desc'] } },
  play: async ({ args, canvas, userEvent }) => {
    const type = canvas.getByRole('columnheader', { name: 'Type' })
    await expect(type).toHaveAttribute('aria-sort', 'descending')
    const location = canvas.getByRole('columnheader', { name: 'Location' })
    await expect(within(location).queryByRole('button')).not.toBeInTheDocument()

    await userEvent.click(canvas.getByRole('button', { name: 'Type' }))
    await expect(args.onChange).toHaveBeenLastCalledWith({ sort: ['type,asc'] })
    await expect(canvas.getByRole('status')).toHaveTextContent('36 rows, Type ascending')
    await userEvent.click(canvas.getByRole('button', { name: 'Serial number' }))
    await expect(args.onChange).toHaveBeenLastCalledWith({ sort: ['serial,asc'] })
  },
})

export const SortedBySeveral = meta.story({
  play: async ({ args, canvas, userEvent }) => {
    canvas.getByLabelText('Search devices').focus()
    await userEvent.tab()
    await expect(canvas.getByRole('button', { name: 'Serial number' })).toHaveFocus()
    await userEvent.keyboard('{Enter}')
    await expect(args.onChange).toHaveBeenLastCalledWith({ sort: ['serial,desc'] })
    await userEvent.keyboard('{ArrowRight}')
    await userEvent.keyboard('{Shift>} {/Shift}')
    await expect(args.onChange).toHaveBeenLastCalledWith({ sort: ['serial,desc', 'type,asc'] })
    await expect(canvas.getByRole('status')).toHaveTextContent(
      'Serial number descending and Type ascending',
    )
    const sorted = canvas.getAllByRole('columnheader').filter((head) => head.ariaSort)
    await expect(sorted).toHaveLength(1)
  },
})
