import { expect, waitFor, within } from 'storybook/test'
import { devices } from '../../../.storybook/devices.tsx'
import { LocalDevices } from '../../../.storybook/local-devices.tsx'
import preview from '../../../.storybook/preview.tsx'

const meta = preview.meta({
  title: 'Components/Table/10,000 rows',
  component: LocalDevices,
  args: { rows: devices(10_000), pauseMs: 0 },
})

/** The rows say which they are, since not all of them are there. */
export const Numbered = meta.story({
  args: { rows: devices(120) },
  play: async ({ canvas }) => {
    const table = await canvas.findByRole('table')
    await waitFor(() => expect(within(table).getAllByRole('row').length).toBeLessThan(100))
    // With the row of the headings.
    await expect(table).toHaveAttribute('aria-rowcount', '121')
    await expect(numbersOf(table).slice(0, 3)).toEqual([1, 2, 3])
    table.parentElement!.scrollTop = 2000
    await waitFor(() => expect(numbersOf(table)[1]).toBeGreaterThan(3))
    const numbers = numbersOf(table).slice(1)
    await expect(numbers).toEqual(numbers.map((_, index) => numbers[0]! + index))
  },
})

const numbersOf = (table: HTMLElement) =>
  [...table.querySelectorAll('tr[aria-rowindex]')].map((row) =>
    Number(row.getAttribute('aria-rowindex')),
  )

export const ScrollsWithoutGaps = meta.story({
  tags: ['!dev'],
  play: async ({ canvas }) => {
    const table = await canvas.findByRole('table')
    await waitFor(() => expect(within(table).getAllByRole('row').length).toBeLessThan(100))
    const frame = table.parentElement!
    const widths = () => [...table.querySelectorAll('th')].map((head) => head.offsetWidth)
    const before = widths()
    for (const top of [300, 900, 2500, 2700, 60_000, 60_400, 399_000, 0]) {
      frame.scrollTop = top
      await waitFor(() => expect(gapsIn(frame)).toEqual([]))
    }
    await expect(widths()).toEqual(before)
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
