import { useState } from 'react'
import { expect, fn, screen, waitFor, within } from 'storybook/test'
import { Box } from '~/styled-system/jsx'
import { deviceMessages, devices } from '../../../.storybook/devices.tsx'
import { LocalDevices, type LocalDevicesProps } from '../../../.storybook/local-devices.tsx'
import preview from '../../../.storybook/preview.tsx'

const rows = devices(24)

function Growing({ from = 3, ...props }: LocalDevicesProps & { from?: number }) {
  const [count, setCount] = useState(from)
  return (
    <>
      <LocalDevices {...props} rows={rows.slice(0, count)} />
      <button onClick={() => setCount(count + 1)}>One more</button>
    </>
  )
}

const meta = preview.meta({
  title: 'Components/Table/Local table',
  component: LocalDevices,
})

export const Loaded = meta.story({
  play: async ({ canvas }) => {
    const table = await canvas.findByRole<HTMLTableElement>('table')
    await expect(table.tBodies[0]!.rows).toHaveLength(24)
    await expect(canvas.getByText('1 to 24 of 24 rows')).toBeVisible()
    await expect(canvas.queryByRole('button', { name: 'Next page' })).not.toBeInTheDocument()
    await expect(canvas.queryByRole('columnheader', { name: 'Status' })).not.toBeInTheDocument()
  },
})

export const Dark = Loaded.extend({ globals: { theme: 'dark' } })

export const Phone = Loaded.extend({ globals: { viewport: { value: 'phone' } } })

/** There is nothing to sort. */
export const PhoneOfTwoRows = meta.story({
  args: { rows: rows.slice(0, 2) },
  globals: { viewport: { value: 'phone' } },
  render: (args) => <Growing {...args} from={2} />,
  play: async ({ canvas, userEvent }) => {
    await canvas.findByRole('table')
    await expect(canvas.queryByRole('group', { name: 'Devices' })).not.toBeInTheDocument()
    await userEvent.click(canvas.getByRole('button', { name: 'One more' }))
    await canvas.findByRole('combobox', { name: 'Sort by' })
  },
})

export const RightToLeft = Loaded.extend({
  decorators: [
    (Story) => (
      <div dir="rtl">
        <Story />
      </div>
    ),
  ],
})

/** With the catalog of a language that is written from right to left, in which the first button of a row is on the right. */
export const Arabic = meta.story({
  args: { onRemove: fn(), rows: [{ ...devices(1)[0]!, location: 'Seaward Fish Co.' }] },
  globals: { locale: 'ar', viewport: { value: 'desktop' } },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('table')).toBeVisible()
    const name = canvas.getByText('Seaward Fish Co.')
    const text = name.firstChild!
    const placeOf = (index: number) => {
      const letter = document.createRange()
      letter.setStart(text, index)
      letter.setEnd(text, index + 1)
      return letter.getBoundingClientRect().left
    }
    // An English name has its period at its end.
    await expect(placeOf('Seaward Fish Co'.length)).toBeGreaterThan(placeOf(0))
    await expect(getComputedStyle(name.closest('td')!).direction).toBe('rtl')
    const actions = canvas.getAllByRole('cell').at(-1)!
    const link = within(actions).getByRole('link')
    const [button] = within(actions).getAllByRole('button')
    const leftOf = (element: HTMLElement) => element.getBoundingClientRect().left
    await expect(leftOf(link)).toBeGreaterThan(leftOf(button!))
  },
})

export const SortedByNumber = meta.story({
  play: async ({ canvas, userEvent }) => {
    await canvas.findByRole('table')
    const head = canvas.getByRole('columnheader', { name: 'Messages' })
    await userEvent.click(within(head).getByRole('button'))
    await expect(head).toHaveAttribute('aria-sort', 'ascending')
    await expect(messagesShown(canvas)).toEqual(messagesShown(canvas).toSorted((a, b) => a - b))
    await userEvent.click(within(head).getByRole('button'))
    await expect(messagesShown(canvas)).toEqual(messagesShown(canvas).toSorted((a, b) => b - a))
  },
})

/** The numbers of the last column; a row without one stands last. */
const messagesShown = (canvas: { getAllByRole: (role: 'row') => HTMLElement[] }) =>
  canvas
    .getAllByRole('row')
    .slice(1)
    .map((row) => row.lastElementChild?.textContent?.replaceAll(',', '') ?? '')
    .filter((text) => text !== '')
    .map(Number)

export const FilteredByText = meta.story({
  play: async ({ canvas, userEvent }) => {
    await canvas.findByRole('table')
    const filter = canvas.getByLabelText('Filter by Serial number')
    await userEvent.type(filter, '0791')
    await expect(await canvas.findByText('1 to 1 of 1 row')).toBeVisible()
    await expect(filter).toHaveFocus()
    await userEvent.keyboard('{Escape}')
    await expect(await canvas.findByText('1 to 24 of 24 rows')).toBeVisible()
  },
})

export const FilteredByChoice = meta.story({
  play: async ({ canvas, userEvent }) => {
    await canvas.findByRole('table')
    await userEvent.selectOptions(canvas.getByLabelText('Filter by Type'), 'Gateway')
    await expect(canvas.getByText('1 to 3 of 3 rows')).toBeVisible()
    await userEvent.type(canvas.getByLabelText('Search devices'), 'nowhere{Enter}')
    await expect(canvas.getByText('Nothing found')).toBeVisible()
    await expect(canvas.getByLabelText('Filter by Type')).toHaveValue('Gateway')
    await userEvent.click(canvas.getByRole('button', { name: 'Clear search and filters' }))
    await expect(canvas.getByText('1 to 24 of 24 rows')).toBeVisible()
  },
})

/** Two filters that are typed at the same time both hold. */
export const FilteredByTwo = meta.story({
  tags: ['!dev'],
  play: async ({ canvas, userEvent }) => {
    await canvas.findByRole('table')
    await userEvent.type(canvas.getByLabelText('Filter by Serial number'), '2')
    await userEvent.type(canvas.getByLabelText('Search devices'), 'gateway')
    await waitFor(() => expect(canvas.getByRole('status')).toHaveTextContent('2 rows'))
    await expect(canvas.getByLabelText('Filter by Serial number')).toHaveValue('2')
  },
})

export const Paged = meta.story({
  tags: ['!dev'],
  play: async ({ canvas, userEvent }) => {
    await canvas.findByRole('table')
    await userEvent.selectOptions(canvas.getByLabelText('Rows per page'), '10')
    await userEvent.click(canvas.getByRole('button', { name: 'Last page' }))
    await expect(canvas.getByText('21 to 24 of 24 rows')).toBeVisible()
    await expect(canvas.getAllByRole('row')).toHaveLength(5)
    await userEvent.selectOptions(canvas.getByLabelText('Rows per page'), 'All')
    await expect(canvas.getAllByRole('row')).toHaveLength(25)
  },
})

export const Empty = meta.story({
  args: { rows: [] },
  play: async ({ canvas, userEvent }) => {
    await expect(await canvas.findByText('No devices yet')).toBeVisible()
    await userEvent.click(canvas.getByRole('button', { name: 'More for this list' }))
    const csv = await screen.findByRole('menuitem', { name: 'CSV The list has no rows.' })
    await expect(csv).toHaveAttribute('aria-disabled', 'true')
  },
})

export const Loading = meta.story({
  args: {
    query: {
      data: undefined,
      error: null,
      isFetching: true,
      isPlaceholderData: false,
      refetch: fn(() => new Promise<never>(() => {})),
    },
  },
  play: async ({ canvas, userEvent }) => {
    await expect(await canvas.findByRole('table')).toHaveAttribute('aria-busy', 'true')
    await expect(canvas.getAllByRole('row')).toHaveLength(21)
    await userEvent.click(canvas.getByRole('button', { name: 'More for this list' }))
    const csv = await screen.findByRole('menuitem', { name: 'CSV The list is still loading.' })
    await expect(csv).toHaveAttribute('aria-disabled', 'true')
  },
})

export const Compact = meta.story({
  args: { kept: { density: 'compact' }, onRemove: fn() },
  play: async ({ canvas }) => {
    await canvas.findByRole('table')
    const height = () => canvas.getAllByRole('row')[3]!.getBoundingClientRect().height
    await waitFor(() => expect(height()).toBeLessThan(36))
  },
})

/** Two tables of one page: each has its own state. */
export const TwoTables = meta.story({
  tags: ['!dev'],
  render: (args) => (
    <Box spaceY="6">
      <LocalDevices {...args} rows={rows.slice(0, 4)} />
      <LocalDevices {...args} label={deviceMessages.others} rows={rows.slice(4, 8)} />
    </Box>
  ),
  play: async ({ canvas, userEvent }) => {
    await canvas.findAllByText('1 to 4 of 4 rows')
    const [first, second] = canvas.getAllByLabelText('Filter by Serial number')
    await userEvent.type(first!, '0791{Enter}')
    await expect(await canvas.findByText('1 to 1 of 1 row')).toBeVisible()
    await expect(second).toHaveValue('')
    await expect(canvas.getByText('1 to 4 of 4 rows')).toBeVisible()
  },
})

/** Rows that change, as a refresh brings them: the order and the place stay. */
export const Refreshed = meta.story({
  tags: ['!dev'],
  render: (args) => <Growing {...args} />,
  play: async ({ canvas, userEvent }) => {
    await canvas.findByRole('table')
    await userEvent.click(canvas.getByRole('button', { name: 'Type' }))
    await userEvent.click(canvas.getByRole('button', { name: 'One more' }))
    await expect(canvas.getByRole('status')).toHaveTextContent('4 rows, Type ascending')
  },
})

export const OtherRowsStartAtTheTop = meta.story({
  tags: ['!dev'],
  render: (args) => (
    <Box css={{ '--table-max-height': '10rem' }}>
      <Growing {...args} from={20} />
    </Box>
  ),
  play: async ({ canvas, userEvent }) => {
    const frame = (await canvas.findByRole('table')).parentElement!
    const scroll = async () => {
      frame.scrollTo({ top: 200 })
      await expect(frame.scrollTop).toBe(200)
      // A user sees where they have scrolled to before they act.
      await new Promise(requestAnimationFrame)
    }
    await scroll()
    await userEvent.click(canvas.getByRole('button', { name: 'Serial number' }))
    await waitFor(() => expect(frame.scrollTop).toBe(0))
    await scroll()
    await userEvent.selectOptions(canvas.getByRole('combobox', { name: 'Rows per page' }), '10')
    await waitFor(() => expect(frame.scrollTop).toBe(0))
    await userEvent.click(canvas.getByRole('button', { name: 'Next page' }))
    await canvas.findByText('11 to 20 of 20 rows')
    await scroll()
    await userEvent.click(canvas.getByRole('button', { name: 'Previous page' }))
    await waitFor(() => expect(frame.scrollTop).toBe(0))
    await scroll()
    await userEvent.click(canvas.getByRole('button', { name: 'One more' }))
    await canvas.findByText('1 to 10 of 21 rows')
    await expect(frame.scrollTop).toBe(200)
  },
})
