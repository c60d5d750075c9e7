import { expect, fn, waitFor, within } from 'storybook/test'
import { devices } from '../../../.storybook/devices.tsx'
import { LocalDevices } from '../../../.storybook/local-devices.tsx'
import preview from '../../../.storybook/preview.tsx'

const meta = preview.meta({
  title: 'Components/Table/Keys',
  component: LocalDevices,
  globals: { viewport: { value: 'desktop' } },
  args: { onRemove: fn(), onRemoveAll: fn() },
})

const focused = () => document.activeElement!
const name = () => focused().getAttribute('aria-label') ?? focused().textContent
const row = () => Number(focused().closest('tr')?.rowIndex)

/** The table is one Tab stop. */
export const OneStop = meta.story({
  play: async ({ canvas, canvasElement, userEvent }) => {
    await canvas.findByRole('table')
    canvas.getByRole('button', { name: 'Refresh' }).focus()
    await userEvent.tab()
    await expect(row()).toBe(1)
    await userEvent.keyboard('{ArrowDown}{ArrowDown}{ArrowRight}{ArrowRight}')
    await expect(row()).toBe(3)
    await expect(name()).toBe('Order another')
    // The keys of the row show once, whatever the row.
    await waitFor(() => expect(canvasElement.querySelectorAll('[data-hints]')).toHaveLength(1))
    await expect(canvasElement.querySelector('[data-hints]')).toHaveTextContent(/V\s*View/)
    await userEvent.tab()
    await expect(canvas.getByLabelText('Rows per page')).toHaveFocus()
    await expect(canvasElement.querySelector('[data-hints]')).toBeNull()
    await userEvent.tab({ shift: true })
    await expect(row()).toBe(3)
    await expect(name()).toBe('Order another')
  },
})

export const Moving = meta.story({
  play: async ({ args, canvas, userEvent }) => {
    await canvas.findByRole('table')
    canvas.getByRole('checkbox', { name: 'Select LHT65N-00000' }).focus()
    await userEvent.keyboard('{ArrowUp}')
    await expect(name()).toBe('Select all rows shown')
    await userEvent.keyboard('{Control>}{End}{/Control}')
    await expect(row()).toBe(24)
    await userEvent.keyboard('{Control>}{Home}{/Control}{End}')
    await expect(row()).toBe(1)
    await expect(name()).toBe('Remove')
    await userEvent.keyboard('{Home} ')
    await expect(await canvas.findByText('1 selected')).toBeVisible()
    await userEvent.keyboard('{ArrowRight} ')
    await waitFor(() => expect(canvas.queryByText('1 selected')).not.toBeInTheDocument())
    await userEvent.keyboard('r')
    await expect(args.onRemove).toHaveBeenCalledOnce()
    await userEvent.keyboard('/')
    await expect(canvas.getByLabelText('Search devices')).toHaveFocus()
    await userEvent.keyboard('r/')
    await expect(canvas.getByLabelText('Search devices')).toHaveValue('r/')
    await expect(args.onRemove).toHaveBeenCalledOnce()
  },
})

/** The focus stays at its place when the rows of another page come. */
export const Paging = meta.story({
  play: async ({ canvas, userEvent }) => {
    await canvas.findByRole('table')
    await userEvent.selectOptions(canvas.getByLabelText('Rows per page'), '10')
    canvas.getByRole('checkbox', { name: 'Select LHT65N-00000' }).focus()
    await userEvent.keyboard('{ArrowDown}{ArrowRight}{PageDown}')
    await expect(await canvas.findByText('11 to 20 of 24 rows')).toBeVisible()
    await waitFor(() => expect(row()).toBe(2))
    await userEvent.keyboard('{PageDown}{PageDown}')
    await expect(await canvas.findByText('21 to 24 of 24 rows')).toBeVisible()
    await userEvent.keyboard('{PageUp}')
    await expect(await canvas.findByText('11 to 20 of 24 rows')).toBeVisible()
  },
})

/** The headings of groups have no controls, so the keys pass them. */
export const Groups = meta.story({
  args: { grouped: true },
  play: async ({ canvas, userEvent }) => {
    await canvas.findByRole('table')
    const heading = canvas.getAllByRole('rowheader')[0]!.closest('tr')!
    const first = heading.rowIndex + 1
    canvas.getByRole('checkbox', { name: 'Select LHT65N-00000' }).focus()
    await userEvent.keyboard('{ArrowDown}{ArrowDown}{ArrowDown}')
    await expect(row()).not.toBe(first)
    await userEvent.keyboard('{Control>}{Home}{/Control}')
    await expect(row()).toBe(first)
    await userEvent.keyboard('{Control>}{End}{/Control}')
    for (let before = row(); before > first; before = row()) {
      await userEvent.keyboard('{PageUp}')
      await expect(row()).toBeLessThan(before)
    }
  },
})

/** From right to left, the arrows lead where they point. */
export const RightToLeft = meta.story({
  globals: { locale: 'ar' },
  play: async ({ canvas, userEvent }) => {
    const table = await canvas.findByRole('table')
    const boxes = within(table).getAllByRole('checkbox')
    boxes[1]!.focus()
    await userEvent.keyboard('{ArrowRight}')
    await expect(boxes[1]).toHaveFocus()
    await userEvent.keyboard('{ArrowLeft}')
    await expect(focused().tagName).toBe('A')
  },
})

/** With thousands of rows, only those in sight are drawn; the keys reach all of them. */
export const ManyRows = meta.story({
  args: { rows: devices(6_000) },
  play: async ({ canvas, userEvent }) => {
    await canvas.findByRole('table')
    canvas.getAllByRole('checkbox')[1]!.focus()
    const position = () => focused().closest('tr')?.ariaRowIndex
    await userEvent.keyboard('{ArrowDown}{ArrowDown}')
    await expect(position()).toBe('4')
    await userEvent.keyboard('{Control>}{End}{/Control}')
    await waitFor(() => expect(position()).toBe('6001'))
    await userEvent.keyboard('{PageUp}')
    await waitFor(() => expect(Number(position())).toBeLessThan(6_000))
    // What is scrolled out of sight keeps the focus.
    const frame = focused().closest('table')!.parentElement!
    const before = position()
    frame.scrollTop = 0
    await waitFor(() => expect(canvas.getByRole('row', { name: /LHT65N-00000/ })).toBeVisible())
    await expect(position()).toBe(before)
    await userEvent.keyboard('{Control>}{Home}{/Control}')
    await waitFor(() => expect(position()).toBe('2'))
  },
})
