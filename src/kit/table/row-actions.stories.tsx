import { expect, fn, screen, waitFor, within } from 'storybook/test'
import { LocalDevices } from '../../../.storybook/local-devices.tsx'
import { ofRow } from '../../../.storybook/of-row.ts'
import preview from '../../../.storybook/preview.tsx'

const meta = preview.meta({
  title: 'Components/Table/Row actions',
  component: LocalDevices,
  parameters: { docs: { story: { inline: false } } },
  args: { onRemove: fn() },
})

export const Wide = meta.story({
  globals: { viewport: { value: 'desktop' } },
  play: async ({ args, canvas, userEvent }) => {
    await canvas.findByRole('table')
    const row = canvas.getByRole('row', { name: /LHT65N-07919/ })
    await expect(within(row).getByRole('link', ofRow('View', 'LHT65N-07919'))).toBeVisible()
    await userEvent.click(within(row).getByRole('button', ofRow('Remove', 'LHT65N-07919')))
    await expect(args.onRemove).toHaveBeenCalledOnce()
    const router = canvas.getByRole('row', { name: /LHT65N-31676/ })
    await expect(within(router).queryByRole('button', { name: /Remove/ })).not.toBeInTheDocument()
    const view = within(router).getByRole('link', { name: /View/ })
    await expect(getComputedStyle(view, '::before').backgroundImage).toContain('svg')
  },
})

const removal = Promise.withResolvers<void>()

/** A late answer shows on the button, which ignores presses meanwhile. */
export const Running = meta.story({
  tags: ['!dev'],
  args: { onRemove: fn(() => removal.promise) },
  globals: { viewport: { value: 'desktop' } },
  play: async ({ args, canvas, userEvent }) => {
    const remove = await canvas.findByRole('button', ofRow('Remove', 'LHT65N-07919'))
    await userEvent.dblClick(remove)
    await expect(remove).toHaveAttribute('aria-busy', 'true')
    await expect(getComputedStyle(remove, '::before').maskImage).toBe('none')
    await expect(args.onRemove).toHaveBeenCalledOnce()
    removal.resolve()
    await waitFor(() => expect(remove).not.toHaveAttribute('aria-busy'))
    await userEvent.click(remove)
    await expect(args.onRemove).toHaveBeenCalledTimes(2)
  },
})

const soldOut = 'Door sensors are sold out.'

/** The reason why an action is not available is found with the pointer, the keyboard and a screen reader. */
export const Disabled = meta.story({
  globals: { viewport: { value: 'desktop' } },
  play: async ({ canvas, userEvent }) => {
    await canvas.findByRole('table')
    const order = canvas.getByRole('button', ofRow('Order another', 'LHT65N-15838'))
    await expect(order).toHaveAttribute('aria-disabled', 'true')
    await expect(order).toHaveAccessibleDescription(`LHT65N-15838. ${soldOut}`)
    canvas.getByRole('link', ofRow('View', 'LHT65N-15838')).focus()
    await userEvent.keyboard('{ArrowRight}')
    await expect(order).toHaveFocus()
    await expect(await screen.findByRole('tooltip')).toHaveTextContent(soldOut)
    await userEvent.keyboard('{ArrowRight}')
    await expect(canvas.getByRole('button', ofRow('Remove', 'LHT65N-15838'))).toHaveFocus()
    await waitFor(() => expect(screen.queryByRole('tooltip')).not.toBeInTheDocument())
  },
})

export const DisabledOnAPhone = meta.story({
  globals: { viewport: { value: 'phone' } },
  play: async ({ canvas, userEvent }) => {
    await canvas.findByRole('table')
    await userEvent.click(canvas.getByRole('button', ofRow('More actions', 'LHT65N-15838')))
    const menu = await screen.findByRole('menu')
    await waitFor(() => expect(menu).toHaveFocus())
    await userEvent.keyboard('{ArrowDown}{ArrowDown}')
    const order = screen.getByRole('menuitem', { name: `Order another ${soldOut}` })
    await waitFor(() => expect(order).toHaveAttribute('data-highlighted'))
    await expect(order).toHaveAttribute('aria-disabled', 'true')
    await expect(getComputedStyle(order).opacity).toBe('1')
    await userEvent.click(order)
    await expect(menu).toBeVisible()
  },
})

/** The buttons of a row are muted until it is hovered. */
export const Muted = meta.story({
  globals: { viewport: { value: 'desktop' } },
  play: async ({ canvas, userEvent }) => {
    await canvas.findByRole('table')
    const remove = canvas.getByRole('button', ofRow('Remove', 'LHT65N-07919'))
    const other = canvas.getByRole('button', ofRow('Remove', 'LHT65N-15838'))
    const color = (each: HTMLElement) => getComputedStyle(each).color
    await expect(color(remove)).toBe(color(other))
    canvas.getByRole('link', ofRow('View', 'LHT65N-07919')).focus()
    await waitFor(() => expect(color(remove)).not.toBe(color(other)))
    await userEvent.tab()
    await waitFor(() => expect(color(remove)).toBe(color(other)))
  },
})

/** Icons alone, each with its name in a tooltip. Those of one action line up. */
export const Tablet = meta.story({
  globals: { viewport: { value: 'tablet' } },
  play: async ({ canvas }) => {
    await canvas.findByRole('table')
    const view = canvas.getByRole('link', ofRow('View', 'LHT65N-07919'))
    await expect(view).toBeVisible()
    await expect(view).toHaveAttribute('title', 'View')
    await expect(view.getBoundingClientRect().width).toBeLessThan(48)
    // That row lacks an action.
    const other = canvas.getByRole('link', ofRow('View', 'LHT65N-31676'))
    await expect(other.getBoundingClientRect().left).toBe(view.getBoundingClientRect().left)
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
    // The choice itself lies unseen over what shows it.
    const sort = await canvas.findByRole('combobox', { name: 'Sort by' })
    await expect(sort.closest('label')).toBeVisible()
  },
})

/** The letters of the actions work on the row, and are shown in its menu. */
export const Narrow = meta.story({
  globals: { viewport: { value: 'phone' } },
  play: async ({ args, canvas, userEvent }) => {
    await canvas.findByRole('table')
    const button = canvas.getByRole('button', ofRow('More actions', 'LHT65N-07919'))
    button.focus()
    await userEvent.keyboard('{Enter}')
    const body = within(document.body)
    const menu = await body.findByRole('menu', { name: 'More actions' })
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
