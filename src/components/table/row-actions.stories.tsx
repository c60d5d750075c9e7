import { expect, fn, waitFor, within } from 'storybook/test'
import { LocalDevices } from '../../../.storybook/local-devices.tsx'
import preview from '../../../.storybook/preview.tsx'

const meta = preview.meta({
  title: 'Components/Table/Row actions',
  component: LocalDevices,
  args: { onRemove: fn() },
})

export const Wide = meta.story({
  globals: { viewport: { value: 'desktop' } },
  play: async ({ args, canvas, userEvent }) => {
    await canvas.findByRole('table')
    const row = canvas.getByRole('row', { name: /LHT65N-07919/ })
    await expect(within(row).getByRole('link', { name: 'View: LHT65N-07919' })).toBeVisible()
    await userEvent.click(within(row).getByRole('button', { name: 'Remove: LHT65N-07919' }))
    await expect(args.onRemove).toHaveBeenCalledOnce()
    const door = canvas.getByRole('row', { name: /LHT65N-15838/ })
    await expect(within(door).getByRole('button', { name: /Order another/ })).toBeDisabled()
    const router = canvas.getByRole('row', { name: /LHT65N-31676/ })
    await expect(within(router).queryByRole('button', { name: /Remove/ })).not.toBeInTheDocument()
  },
})

/** The buttons of a row are muted until it is hovered. */
export const Muted = meta.story({
  globals: { viewport: { value: 'desktop' } },
  play: async ({ canvas, userEvent }) => {
    await canvas.findByRole('table')
    const remove = canvas.getByRole('button', { name: 'Remove: LHT65N-07919' })
    const other = canvas.getByRole('button', { name: 'Remove: LHT65N-15838' })
    const color = (each: HTMLElement) => getComputedStyle(each).color
    await expect(color(remove)).toBe(color(other))
    canvas.getByRole('link', { name: 'View: LHT65N-07919' }).focus()
    await waitFor(() => expect(color(remove)).not.toBe(color(other)))
    await userEvent.tab()
    await waitFor(() => expect(color(remove)).toBe(color(other)))
  },
})

/** Icons alone, each with its name, where the table has no room for words. */
export const Tablet = meta.story({
  globals: { viewport: { value: 'tablet' } },
  play: async ({ canvas }) => {
    await canvas.findByRole('table')
    const view = canvas.getByRole('link', { name: 'View: LHT65N-07919' })
    await expect(view).toBeVisible()
    await expect(view).toHaveAttribute('title', 'View')
    await expect(view.getBoundingClientRect().width).toBeLessThan(48)
  },
})

/** At 360 px nothing is cut: the other columns are a second line under the name. */
export const SecondLine = meta.story({
  globals: { viewport: { value: 'phone' } },
  play: async ({ canvas }) => {
    const table = await canvas.findByRole('table')
    const frame = table.parentElement!
    await expect(frame.scrollWidth).toBe(frame.clientWidth)
    const row = canvas.getByRole('row', { name: /LHT65N-07919/ })
    const [name, type] = within(row)
      .getAllByRole('cell')
      .map((each) => each.getBoundingClientRect())
    await expect(type!.top).toBeGreaterThanOrEqual(name!.bottom)
    const messages = within(row).getByRole('cell', { name: /613/ })
    await expect(getComputedStyle(messages, '::before').content).toContain('Messages')
    await expect(canvas.getByRole('button', { name: 'Messages' })).toBeVisible()
  },
})

/** The letters of the actions work on the row, and are shown in its menu. */
export const Narrow = meta.story({
  globals: { viewport: { value: 'phone' } },
  play: async ({ args, canvas, userEvent }) => {
    await canvas.findByRole('table')
    const button = canvas.getByRole('button', { name: 'Actions for LHT65N-07919' })
    button.focus()
    await userEvent.keyboard('{Enter}')
    const body = within(document.body)
    const menu = await body.findByRole('menu', { name: 'Actions for LHT65N-07919' })
    await waitFor(() => expect(menu).toHaveFocus())
    const view = within(menu).getByRole('menuitem', { name: 'View' })
    await expect(view).toHaveAttribute('href')
    await expect(view).toHaveTextContent('ViewV')
    await userEvent.keyboard('{Escape}')
    await waitFor(() => expect(button).toHaveFocus())
    await expect(button.closest('table')!.parentElement).toHaveTextContent(/R\s*Remove/)
    await userEvent.keyboard('r')
    await expect(args.onRemove).toHaveBeenCalledOnce()
    // The arrow keys skip the hidden buttons that the letters press.
    await userEvent.keyboard('{ArrowRight}')
    await expect(button).toHaveFocus()
    await userEvent.keyboard('{Enter}')
    await waitFor(() => expect(body.getByRole('menu')).toHaveFocus())
    await userEvent.keyboard('rem')
    const remove = body.getByRole('menuitem', { name: 'Remove' })
    await waitFor(() => expect(remove).toHaveAttribute('data-highlighted'))
    await userEvent.keyboard('{Enter}')
    await expect(args.onRemove).toHaveBeenCalledTimes(2)
    await waitFor(() => expect(body.queryByRole('menu')).not.toBeInTheDocument())
  },
})
