import { expect, waitFor, within } from 'storybook/test'
import { LocalDevices } from '../../../.storybook/local-devices.tsx'
import preview from '../../../.storybook/preview.tsx'

const meta = preview.meta({
  title: 'Components/Table/Columns',
  component: LocalDevices,
})

/** Presses a column's name in the menu of the columns. */
async function toggle(
  person: { click: (element: Element) => Promise<void>; keyboard: (keys: string) => Promise<void> },
  button: HTMLElement,
  column: string,
) {
  const body = within(document.body)
  await person.click(button)
  await person.click(await body.findByRole('menuitemcheckbox', { name: column }))
  await person.keyboard('{Escape}')
}

/** What cannot be seen is not searched. */
export const HiddenAreNotSearched = meta.story({
  tags: ['!dev'],
  play: async ({ canvas, userEvent }) => {
    await canvas.findByRole('table')
    await userEvent.type(canvas.getByLabelText('Search devices'), 'retired{Enter}')
    await expect(await canvas.findByText('Nothing found')).toBeVisible()
    await toggle(userEvent, canvas.getByRole('button', { name: 'Columns' }), 'Status')
    await expect(await canvas.findByText('1 to 3 of 3 rows')).toBeVisible()
  },
})

/** Hiding a column clears its filter. */
export const HiddenDoNotFilter = meta.story({
  tags: ['!dev'],
  play: async ({ canvas, userEvent }) => {
    await canvas.findByRole('table')
    await userEvent.selectOptions(canvas.getByLabelText('Filter by Type'), 'Gateway')
    await expect(canvas.getByText('1 to 3 of 3 rows')).toBeVisible()
    await toggle(userEvent, canvas.getByRole('button', { name: 'Columns' }), 'Type')
    await expect(await canvas.findByText('1 to 24 of 24 rows')).toBeVisible()
    await expect(canvas.queryByRole('columnheader', { name: 'Type' })).not.toBeInTheDocument()
  },
})

/** A column that the user has hidden shows while an address or a view filters by it. */
export const FilteredIsShown = meta.story({
  args: {
    kept: {
      shown: { type: false },
      views: [{ name: 'Doors', sort: [], search: '', filters: { type: 'Door' }, columns: [] }],
      defaultView: 'Doors',
    },
  },
  play: async ({ canvas }) => {
    const filter = await canvas.findByLabelText('Filter by Type')
    // The kept settings are read after the first paint.
    await waitFor(() => expect(filter).toHaveValue('Door'))
  },
})

/** The typeface's tabular hyphen is as wide as a figure. */
export const NamesHaveNoWideHyphen = meta.story({
  tags: ['!dev'],
  play: async ({ canvas }) => {
    const [name] = await canvas.findAllByText(/^LHT65N-/)
    await expect(getComputedStyle(name!).fontVariantNumeric).toBe('normal')
    const [seenAt] = canvas.getAllByText(/^Nov 16, 2026/)
    await expect(getComputedStyle(seenAt!).fontVariantNumeric).toContain('tabular-nums')
  },
})

/** An English name on an Arabic page. A tap shows all of it. */
export const NamesAreCutAtTheirOwnEnd = meta.story({
  tags: ['!dev'],
  globals: { locale: 'ar' },
  play: async ({ canvas, userEvent }) => {
    const [name] = await canvas.findAllByText(/^LHT65N-/)
    const cell = name!.closest('td')!
    const room = 40
    cell.style.paddingInlineEnd = `${cell.clientWidth - room}px`
    const text = document.createRange()
    text.selectNodeContents(name!)
    const hidden = cell.getBoundingClientRect().right - room - text.getBoundingClientRect().left
    await expect(hidden).toBeLessThan(1)

    const tap = (target: Element) => userEvent.pointer({ keys: '[TouchA]', target })
    const tip = () => within(document.body).queryByRole('tooltip')
    // The part that shows it loads with the first tap.
    for (const _ of ['first', 'again']) {
      await tap(cell)
      await waitFor(() => expect(tip()).toHaveTextContent(name!.textContent))
      await tap(canvas.getByLabelText(/.+/, { selector: 'table' }))
      await waitFor(() => expect(tip()).not.toBeInTheDocument())
    }
  },
})

/** Portuguese writes longer times than English. */
export const TimesFit = meta.story({
  tags: ['!dev'],
  globals: { locale: 'pt-BR' },
  play: async ({ canvas }) => {
    const times = await canvas.findAllByText(/ de nov\. de 2026/)
    const cut = times
      .map((time) => time.closest('td'))
      .filter((cell) => cell && cell.scrollWidth > cell.clientWidth)
    await expect(cut).toEqual([])
  },
})
