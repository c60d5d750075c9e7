import { expect, fn, screen, spyOn, userEvent, waitFor, within } from 'storybook/test'
import { Places, place, company, large } from '../../../.storybook/places.tsx'
import preview from '../../../.storybook/preview.tsx'

const meta = preview.meta({
  title: 'Components/Tree/Tree editor',
  component: Places,
  args: { initial: company, onChange: fn() },
})

const save = async (dialog: HTMLElement, name: string) => {
  const field = within(dialog).getByLabelText('Name')
  await userEvent.clear(field)
  await userEvent.type(field, name)
  await userEvent.click(within(dialog).getByRole('button', { name: 'Save' }))
}

const namesOf = (items: HTMLElement[]) => items.map((item) => item.getAttribute('data-node'))

export const Filled = meta.story({
  play: async ({ canvas }) => {
    const tree = canvas.getByRole('tree', { name: 'Places' })
    await expect(tree).toHaveAccessibleDescription(/Enter to edit one, Delete to remove it/)
    const items = canvas.getAllByRole('treeitem')
    await expect(namesOf(items)).toEqual(['Harbor Grill', 'West', 'Portland', 'Boise', 'Airport'])
    const boise = canvas.getByRole('treeitem', { name: 'Boise US/Mountain' })
    await expect(boise).toHaveAttribute('aria-level', '3')
    await expect(boise).toHaveAttribute('aria-posinset', '2')
    await expect(boise).toHaveAttribute('aria-setsize', '2')
    await expect(canvas.queryByRole('button', { name: 'Create Root' })).not.toBeInTheDocument()
  },
})

export const FilledDark = Filled.extend({ tags: ['!test'], globals: { theme: 'dark' } })

export const FilledPhone = Filled.extend({
  tags: ['!test'],
  globals: { viewport: { value: 'phone' } },
})

export const Empty = meta.story({
  args: { initial: null },
  // The page has its heading above it.
  parameters: { a11y: { config: { rules: [{ id: 'heading-order', enabled: false }] } } },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('No places yet')).toBeVisible()
    await expect(canvas.getByRole('button', { name: 'Create Root' })).toBeVisible()
  },
})

export const RootCreated = Empty.extend({
  tags: ['!dev'],
  play: async ({ args, canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Create Root' }))
    const dialog = await screen.findByRole('dialog', { name: 'Create Root' })
    const timers = spyOn(window, 'setTimeout')
    await save(dialog, 'Harbor Grill')
    const root = await canvas.findByRole('treeitem', { name: 'Harbor Grill' })
    await waitFor(() => expect(root).toHaveFocus())
    await expect(canvas.getByRole('status')).toHaveTextContent('“Harbor Grill” was added.')
    await expect(args.onChange).toHaveBeenCalledOnce()
    const [goes] = timers.mock.calls.findLast(([, delay]) => delay === 7000) ?? []
    if (typeof goes === 'function') goes()
    await waitFor(() => expect(canvas.getByRole('status')).toBeEmptyDOMElement())
  },
})

export const ChildAdded = meta.story({
  tags: ['!dev'],
  play: async ({ canvas }) => {
    const button = canvas.getByRole('button', { name: 'Add Child to West' })
    await userEvent.click(button)
    const dialog = await screen.findByRole('dialog', { name: 'Add Child to West' })
    await save(dialog, 'Seattle')
    const seattle = await canvas.findByRole('treeitem', { name: 'Seattle' })
    await expect(seattle).toHaveAttribute('aria-level', '3')
    await expect(canvas.getByRole('status')).toHaveTextContent('“Seattle” was added.')
    await waitFor(() => expect(button).toHaveFocus())
  },
})

export const ChildAddedToClosedNode = meta.story({
  tags: ['!dev'],
  play: async ({ canvas }) => {
    canvas.getByRole('treeitem', { name: 'West' }).focus()
    await userEvent.keyboard('{ArrowLeft}')
    await expect(canvas.queryByRole('treeitem', { name: /Boise/ })).not.toBeInTheDocument()
    await userEvent.click(canvas.getByRole('button', { name: 'Add Child to West' }))
    const dialog = await screen.findByRole('dialog')
    await save(dialog, 'Seattle')
    await expect(await canvas.findByRole('treeitem', { name: 'Seattle' })).toBeVisible()
  },
})

export const Edited = meta.story({
  tags: ['!dev'],
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Edit West' }))
    const dialog = await screen.findByRole('dialog', { name: 'Edit West' })
    await expect(within(dialog).getByLabelText('Name')).toHaveValue('West')
    await save(dialog, 'Pacific')
    const pacific = await canvas.findByRole('treeitem', { name: 'Pacific' })
    await expect(pacific).toHaveAttribute('aria-expanded', 'true')
    await expect(canvas.getByRole('status')).toHaveTextContent('“Pacific” was changed.')
  },
})

export const Deleted = meta.story({
  tags: ['!dev'],
  play: async ({ args, canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Delete Portland' }))
    const dialog = await screen.findByRole('alertdialog', { name: 'Delete Portland' })
    await waitFor(() =>
      expect(within(dialog).getByRole('button', { name: 'Cancel' })).toHaveFocus(),
    )
    await userEvent.click(within(dialog).getByRole('button', { name: 'Delete' }))
    await waitFor(() =>
      expect(canvas.queryByRole('treeitem', { name: /Portland/ })).not.toBeInTheDocument(),
    )
    await waitFor(() => expect(canvas.getByRole('treeitem', { name: /Boise/ })).toHaveFocus())
    await expect(canvas.getByRole('status')).toHaveTextContent('“Portland” was deleted.')
    await expect(args.onChange).toHaveBeenCalledOnce()
  },
})

export const NotDeletable = meta.story({
  tags: ['!dev'],
  play: async ({ args, canvas }) => {
    const above = canvas.getByRole('button', { name: 'Delete West' })
    await expect(above).toHaveAttribute('aria-disabled', 'true')
    const button = canvas.getByRole('button', { name: 'Delete Airport' })
    await expect(button).not.toHaveAttribute('aria-disabled')
    await expect(button).toHaveAccessibleDescription('Airport is in use by a sensor.')
    await userEvent.click(button)
    await expect(canvas.getByRole('alert')).toHaveTextContent('Airport is in use by a sensor.')
    await expect(args.onChange).not.toHaveBeenCalled()
    await userEvent.click(canvas.getByRole('button', { name: 'Dismiss' }))
    await expect(canvas.queryByRole('alert')).not.toBeInTheDocument()
  },
})

export const LastNodeDeleted = meta.story({
  tags: ['!dev'],
  args: { initial: place('Harbor Grill') },
  parameters: Empty.input.parameters,
  play: async ({ canvas }) => {
    canvas.getByRole('treeitem').focus()
    await userEvent.keyboard('{Delete}')
    const dialog = await screen.findByRole('alertdialog', { name: 'Delete Harbor Grill' })
    await userEvent.click(within(dialog).getByRole('button', { name: 'Delete' }))
    const create = await canvas.findByRole('button', { name: 'Create Root' })
    await waitFor(() => expect(create).toHaveFocus())
  },
})

export const Keyboard = meta.story({
  tags: ['!dev'],
  play: async ({ canvas }) => {
    const item = (name: RegExp) => canvas.getByRole('treeitem', { name })
    const press = async (keys: string, name: RegExp) => {
      await userEvent.keyboard(keys)
      await waitFor(() => expect(item(name)).toHaveFocus())
    }
    await userEvent.tab()
    await expect(item(/^Harbor Grill/)).toHaveFocus()
    await press('{ArrowRight}', /West/)
    await press('{ArrowDown}', /Portland/)
    await press('{End}', /Airport/)
    await press('{Home}', /^Harbor Grill/)
    await press('b', /Boise/)
    await press('{ArrowLeft}', /West/)
    await userEvent.keyboard('{ArrowLeft}')
    await expect(item(/West/)).toHaveAttribute('aria-expanded', 'false')
    await press('{ArrowDown}', /Airport/)
    await press('{ArrowUp}', /West/)
    await userEvent.keyboard('{ArrowRight}')
    await expect(item(/West/)).toHaveAttribute('aria-expanded', 'true')
    await userEvent.tab()
    await expect(canvas.getByRole('button', { name: 'Add Child to West' })).toHaveFocus()
    await userEvent.tab({ shift: true })
    await userEvent.keyboard('{Enter}')
    await screen.findByRole('dialog', { name: 'Edit West' })
    await userEvent.keyboard('{Escape}')
    await waitFor(() => expect(item(/West/)).toHaveFocus())
    await userEvent.keyboard('{Delete}')
    await expect(canvas.getByRole('alert')).toHaveTextContent('others below it')
  },
})

export const RightToLeft = meta.story({
  decorators: [
    (Story) => (
      <div dir="rtl">
        <Story />
      </div>
    ),
  ],
  play: async ({ canvas }) => {
    const west = canvas.getByRole('treeitem', { name: 'West' })
    west.focus()
    await userEvent.keyboard('{ArrowLeft}')
    await waitFor(() => expect(canvas.getByRole('treeitem', { name: /Portland/ })).toHaveFocus())
    await userEvent.keyboard('{ArrowRight}')
    await waitFor(() => expect(west).toHaveFocus())
    await userEvent.keyboard('{ArrowRight}')
    await expect(west).toHaveAttribute('aria-expanded', 'false')
  },
})

/** More than fit on a screen. */
export const ManyNodes = meta.story({
  tags: ['!dev'],
  args: { initial: large },
  play: async ({ canvas }) => {
    const focused = (name: string) =>
      waitFor(() => expect(document.activeElement).toHaveTextContent(name))
    await expect(canvas.getByText('Store 4-12')).toBeInTheDocument()
    canvas.getByText('Harbor Grill').closest<HTMLElement>('[role=treeitem]')?.focus()
    await userEvent.keyboard('{End}')
    await focused('Store 4-12 US/Eastern')
    await userEvent.keyboard('{ArrowLeft}{ArrowLeft}')
    await focused('Region 4')
    await expect(canvas.queryByText('Store 4-12')).not.toBeInTheDocument()
  },
})
