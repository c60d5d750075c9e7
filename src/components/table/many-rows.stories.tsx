import { useState } from 'react'
import { expect, waitFor, within } from 'storybook/test'
import {
  deviceMessages,
  devices,
  localDevices,
  manyColumns,
  StoryStorage,
} from '../../../.storybook/devices.tsx'
import preview from '../../../.storybook/preview.tsx'
import { DataTable } from './data-table.tsx'
import { givenRows } from './local-rows.ts'
import { useOwnListState } from './use-list-state.ts'

const rows = devices(10_000)

function ManyDevices() {
  return (
    <StoryStorage>
      <DataTable
        label={deviceMessages.devices}
        tableKey="devices"
        columns={manyColumns}
        source={givenRows(rows)}
        rowId={({ serial }) => serial}
        rowName={({ serial }) => serial}
        list={useOwnListState(localDevices)}
        search={{ label: deviceMessages.search, delay: 0 }}
        empty={<p>No devices yet</p>}
      />
    </StoryStorage>
  )
}

function OnDemand() {
  const [shown, setShown] = useState(false)
  return (
    <>
      <button onClick={() => setShown(!shown)}>Show or hide</button>
      {shown && <ManyDevices />}
    </>
  )
}

const meta = preview.meta({
  title: 'Components/Table/10,000 rows',
  component: ManyDevices,
  // The rows that are drawn are the same as in the other stories.
  parameters: { a11y: { test: 'off' } },
})

const drawn = () => new Promise((done) => requestAnimationFrame(() => setTimeout(done)))

/** `scripts/table-speed.ts` measures this one in the static Storybook, which has React for production. */
export const ShownOnDemand = meta.story({
  render: () => <OnDemand />,
})

export const ScrollsWithoutGaps = meta.story({
  play: async ({ canvas }) => {
    const table = await canvas.findByRole('table')
    await waitFor(() => expect(within(table).getAllByRole('row').length).toBeLessThan(100))
    const frame = table.parentElement!
    const widths = () => [...table.querySelectorAll('th')].map((head) => head.offsetWidth)
    const before = widths()
    for (const top of [300, 900, 2500, 2700, 60_000, 60_400, 399_000, 0]) {
      frame.scrollTop = top
      await drawn()
      await drawn()
      await expect(gapsIn(frame)).toEqual([])
    }
    await expect(widths()).toEqual(before)
    frame.scrollTop = 60_000
    await drawn()
    const numbers = within(table)
      .getAllByRole('row')
      .map((row) => Number(row.getAttribute('aria-rowindex')))
      .filter((number) => number > 0)
    await expect(numbers).toEqual(numbers.map((_, index) => numbers[0]! + index))
  },
})

/** The heights within the frame, under the header, where no row is drawn. */
function gapsIn(frame: Element): number[] {
  const { top, bottom } = frame.getBoundingClientRect()
  const head = frame.querySelector('thead')!.getBoundingClientRect().height
  const row = [...frame.querySelectorAll('tbody tr[aria-rowindex]')].map((each) =>
    each.getBoundingClientRect(),
  )
  const heights = Array.from({ length: 20 }, (_, n) => top + head + 2 + n * 20)
  return heights.filter(
    (y) => y < bottom - 1 && !row.some((each) => each.top <= y + 1 && each.bottom >= y - 1),
  )
}
