import { useState } from 'react'
import { expect, waitFor, within } from 'storybook/test'
import { devices, StoryStorage } from '../../../.storybook/devices.tsx'
import { LocalDevices, LocalTable } from '../../../.storybook/local-devices.tsx'
import preview from '../../../.storybook/preview.tsx'

const rows = devices(5)
const columns = ['serial', 'type']
const views = [
  { name: 'Gateways', sort: ['type,asc'], search: '', filters: { type: 'Gateway' }, columns },
  { name: 'Types first to last', sort: ['type,asc'], search: '', filters: {}, columns },
]

type ViewsProps = { kept: object }

const Devices = ({ kept }: ViewsProps) => <LocalDevices kept={kept} rows={rows} />

function OnDemand({ kept }: ViewsProps) {
  const [shown, setShown] = useState(true)
  return (
    <StoryStorage kept={{ 'table devices': kept }}>
      <button onClick={() => setShown(!shown)}>Show or hide</button>
      {shown && <LocalTable rows={rows} />}
    </StoryStorage>
  )
}

const meta = preview.meta({
  title: 'Components/Table/Saved views',
  component: Devices,
  parameters: { docs: { story: { inline: false } } },
  args: { kept: { views, defaultView: 'Gateways' } },
})

const body = within(document.body)

/** The list opens with the default view, which the menu marks as the current one too. */
export const Menu = meta.story({
  play: async ({ canvas, userEvent }) => {
    await expect(await canvas.findByText('1 to 1 of 1 row')).toBeVisible()
    await expect(canvas.queryByRole('columnheader', { name: 'Location' })).not.toBeInTheDocument()
    await userEvent.click(canvas.getByRole('button', { name: /Views/ }))
    const menu = await body.findByRole('menu')
    await waitFor(() => expect(menu).toBeVisible())
    const current = within(menu).getByRole('menuitem', { current: true })
    await expect(current).toHaveTextContent(/Gateways.*default/)
    await waitFor(() => expect(menu).toHaveFocus())
  },
})

/** The rows of the whole list do not show before those of the default view. */
export const OpenedAgain = meta.story({
  tags: ['!dev'],
  render: (args) => <OnDemand {...args} />,
  play: async ({ canvas, canvasElement, userEvent }) => {
    await canvas.findByText('1 to 1 of 1 row')
    const button = canvas.getByRole('button', { name: 'Show or hide' })
    await userEvent.click(button)
    const seen: string[] = []
    const watch = new MutationObserver(() => seen.push(canvasElement.textContent))
    watch.observe(canvasElement, { childList: true, subtree: true, characterData: true })
    await userEvent.click(button)
    await expect(await canvas.findByText('1 to 1 of 1 row')).toBeVisible()
    watch.disconnect()
    await expect(seen.filter((text) => text.includes('of 5 rows'))).toEqual([])
  },
})

export const MenuDark = Menu.extend({ globals: { theme: 'dark' } })

export const MenuOnPhone = Menu.extend({ globals: { viewport: { value: 'phone' } } })

/** The dialog as soon as it can be seen. */
const openDialog = () =>
  waitFor(() => {
    const dialog = body.getByRole('dialog')
    if (!dialog.checkVisibility({ opacityProperty: true })) throw new Error('not visible yet')
    return dialog
  })

type Person = {
  click: (element: Element) => Promise<void>
  keyboard: (keys: string) => Promise<void>
}

/** Opens the menu, finds an item by the keyboard and takes it. */
async function choose(person: Person, button: HTMLElement, name: string) {
  await person.click(button)
  const menu = await body.findByRole('menu')
  await waitFor(() => expect(menu).toHaveFocus())
  await person.keyboard(name.slice(0, 4))
  const item = within(menu).getByRole('menuitem', { name })
  await waitFor(() => expect(item).toHaveAttribute('data-highlighted'))
  // Not Enter: what it opens loads by itself, which a key of the test library does not wait for.
  await person.click(item)
}

export const Chosen = meta.story({
  tags: ['!dev'],
  play: async ({ canvas, userEvent }) => {
    await choose(
      userEvent,
      await canvas.findByRole('button', { name: /Views/ }),
      'Types first to last',
    )
    await expect(await canvas.findByText('1 to 5 of 5 rows')).toBeVisible()
    await expect(canvas.getByRole('button', { name: /Types first to last/ })).toBeVisible()
  },
})

export const Save = meta.story({
  args: { kept: {} },
  play: async ({ canvas, userEvent }) => {
    await userEvent.selectOptions(await canvas.findByLabelText('Filter by Type'), 'Door')
    await choose(userEvent, canvas.getByRole('button', { name: 'Views' }), 'Save as a view…')
    const dialog = await openDialog()
    await userEvent.type(within(dialog).getByRole('textbox'), 'Doors')
  },
})

export const SaveOnDarkPhone = Save.extend({
  globals: { theme: 'dark', viewport: { value: 'phone' } },
})

export const Saved = Save.extend({
  tags: ['!dev'],
  play: async ({ canvas, userEvent }) => {
    await userEvent.selectOptions(await canvas.findByLabelText('Filter by Type'), 'Door')
    await choose(userEvent, canvas.getByRole('button', { name: 'Views' }), 'Save as a view…')
    const dialog = await openDialog()
    await userEvent.type(within(dialog).getByRole('textbox'), 'Doors')
    await userEvent.click(within(dialog).getByRole('button', { name: 'Save view' }))
    await waitFor(() => expect(body.queryByRole('dialog')).not.toBeInTheDocument())
    await expect(await canvas.findByRole('button', { name: /Doors/ })).toBeVisible()
  },
})

export const Manage = meta.story({
  play: async ({ canvas, userEvent }) => {
    await choose(userEvent, await canvas.findByRole('button', { name: /Views/ }), 'Manage views…')
    const dialog = await openDialog()
    await expect(within(dialog).getAllByRole('button', { name: 'Default' })[0]).toHaveAttribute(
      'aria-pressed',
      'true',
    )
  },
})

export const ManageOnDarkPhone = Manage.extend({
  globals: { theme: 'dark', viewport: { value: 'phone' } },
})
