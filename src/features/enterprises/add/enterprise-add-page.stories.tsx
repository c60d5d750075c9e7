import { expect, screen, userEvent, waitFor, within } from 'storybook/test'
import { api } from '../../../../.storybook/api.ts'
import { fill } from '../../../../.storybook/fill.ts'
import preview from '../../../../.storybook/preview.tsx'

const meta = preview.meta({
  title: 'Screens/Enterprises/Add',
  parameters: { layout: 'fullscreen', url: '/admin-admin/enterprises/add' },
})

const press = async (name: string) => userEvent.click(await screen.findByRole('button', { name }))

const heading = (name: RegExp) => screen.findByRole('heading', { level: 2, name })

async function nameEnterprise(name: string, template: RegExp) {
  await fill(await screen.findByLabelText('Enterprise Name'), name)
  await userEvent.click(screen.getByRole('radio', { name: template }))
  await press('Next')
}

type NodeChoice = { name?: string; check?: string[]; choose?: Record<string, string> }

async function saveNode(button: string, { name, check = [], choose = {} }: NodeChoice) {
  await press(button)
  const dialog = within(await screen.findByRole('dialog'))
  const field = await dialog.findByLabelText('Name')
  if (name !== undefined) await fill(field, name)
  for (const label of check) await userEvent.click(dialog.getByLabelText(label))
  for (const [label, choice] of Object.entries(choose)) {
    await userEvent.selectOptions(dialog.getByLabelText(label), choice)
  }
  await userEvent.click(dialog.getByRole('button', { name: 'Save' }))
  return dialog
}

const dialogGone = () => waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument())

async function addNode(button: string, choice: NodeChoice) {
  await saveNode(button, choice)
  await dialogGone()
}

async function addLevels() {
  await addNode('Create Root', { name: 'Corporation' })
  await addNode('Add Child to Corporation', {
    name: 'Store',
    check: ['Requires a time zone', 'Enable floor plan'],
  })
}

async function reachAdmin() {
  await nameEnterprise('Orchard Lane', /Grocery default/)
  await addNode('Create Root Grouping', {})
  await press('Next')
  await heading(/Admin User Configuration/)
}

async function submit() {
  await fill(screen.getByLabelText('Username'), 'admin@orchard.example')
  await fill(screen.getByLabelText('Password'), 'first-password-26')
  await press('Submit')
}

export const General = meta.story({
  play: async ({ canvas }) => {
    await expect(await heading(/General/)).toBeVisible()
    await expect(canvas.getByRole('heading', { level: 1, name: 'Add Enterprise' })).toBeVisible()
    await expect(canvas.getByRole('radio', { name: /Grocery default/ })).toBeChecked()
    await expect(canvas.getByText('Skipped')).toBeInTheDocument()
    const next = canvas.getByRole('button', { name: 'Next' })
    await expect(next).toHaveAttribute('aria-disabled', 'true')
    await expect(next).toHaveAccessibleDescription('Enter a name first.')
    const name = canvas.getByLabelText('Enterprise Name')
    await userEvent.type(name, '  ')
    await expect(next).toHaveAttribute('aria-disabled', 'true')
    await userEvent.clear(name)
    await userEvent.paste('x'.repeat(256))
    await waitFor(() => expect(name).toHaveAccessibleDescription('This text is too long.'))
    await expect(next).toHaveAccessibleDescription('This text is too long.')
    await userEvent.clear(name)
    await expect(next).toHaveAccessibleDescription('Enter a name first.')
    await userEvent.paste('x'.repeat(255))
    await waitFor(() => expect(name).toBeValid())
    await expect(next).not.toHaveAttribute('aria-disabled')
  },
})

export const Dark = General.extend({ tags: ['!test'], globals: { theme: 'dark' } })

export const Phone = General.extend({
  tags: ['!test'],
  globals: { viewport: { value: 'phone' } },
})

export const Structure = meta.story({
  play: async ({ canvas }) => {
    await nameEnterprise('Cascade Noodle House', /Custom business structure/)
    await expect(await heading(/Business Structure/)).toHaveFocus()
    const next = canvas.getByRole('button', { name: 'Next' })
    await expect(next).toHaveAccessibleDescription('Create the root first.')

    await addLevels()
    await expect(
      canvas.getByRole('treeitem', { name: 'Store Time zone Floor plan' }),
    ).toHaveAttribute('aria-level', '2')
    await expect(next).not.toHaveAttribute('aria-disabled')

    const dialog = await saveNode('Add Child to Store', { name: ' ' })
    const name = dialog.getByLabelText('Name')
    await waitFor(() => expect(name).toHaveAccessibleDescription('Name is required'))
    await fill(name, 'corporation ')
    await waitFor(() =>
      expect(name).toHaveAccessibleDescription('Error: Business Structure name is not unique'),
    )
    await userEvent.clear(name)
    await userEvent.paste('x'.repeat(256))
    await waitFor(() => expect(name).toHaveAccessibleDescription('This text is too long.'))
    await fill(name, 'Kitchen')
    await userEvent.click(dialog.getByRole('button', { name: 'Save' }))
    await dialogGone()

    await press('Delete Corporation')
    await expect(await canvas.findByRole('alert')).toHaveTextContent('that has levels below it')
  },
})

export const LevelChangedAfterwards = meta.story({
  tags: ['!dev'],
  play: async ({ canvas }) => {
    await nameEnterprise('Cascade Noodle House', /Custom business structure/)
    await addLevels()
    await press('Next')
    await addNode('Create Root Grouping', {})
    await addNode('Add Child to Cascade Noodle House', {
      name: 'Portland',
      choose: { 'Time zone': 'US/Pacific' },
    })
    await press('Previous')
    await press('Delete Store')
    await expect(await canvas.findByRole('alert')).toHaveTextContent(
      'Unable to delete the given business structure node because it is in use by a grouping.',
    )
    await expect(canvas.getByRole('treeitem', { name: /Store/ })).toBeVisible()

    await addNode('Edit Corporation', { check: ['Requires a time zone'] })
    await press('Next')
    await expect(await canvas.findByText('Time zone missing')).toBeVisible()
    await expect(canvas.getByRole('button', { name: 'Next' })).toHaveAccessibleDescription(
      '1 grouping needs a time zone.',
    )
  },
})

export const RootGrouping = meta.story({
  play: async ({ canvas }) => {
    await nameEnterprise('  Orchard Lane ', /Quick-service/)
    await expect(await canvas.findByText('No groupings yet')).toBeVisible()
    await expect(canvas.getByRole('button', { name: 'Next' })).toHaveAccessibleDescription(
      'Create the root grouping first.',
    )
    await press('Create Root Grouping')
    const dialog = within(await screen.findByRole('dialog', { name: 'Create Root Grouping' }))
    await expect(await dialog.findByLabelText('Name')).toHaveValue('Orchard Lane')
    await expect(dialog.getByLabelText('Business Structure')).toHaveDisplayValue('Corporation')
    await expect(dialog.getByLabelText('Visible in monitoring')).not.toBeChecked()
    await expect(dialog.queryByLabelText('Parent Grouping')).not.toBeInTheDocument()
    await expect(dialog.queryByLabelText('Time zone')).not.toBeInTheDocument()
    await userEvent.click(dialog.getByRole('button', { name: 'Save' }))
    await dialogGone()

    // The root follows the name, and each template keeps its own groupings.
    await press('Previous')
    await fill(canvas.getByLabelText('Enterprise Name'), 'Orchard')
    await userEvent.paste('\tHill')
    const grocery = screen.getByRole('radio', { name: /Grocery default/ })
    await userEvent.click(grocery)
    await press('Cancel')
    await waitFor(() => expect(grocery).not.toBeChecked())
    await userEvent.click(grocery)
    await press('Change template')
    await waitFor(() => expect(grocery).toBeChecked())
    await press('Next')
    await expect(await canvas.findByText('No groupings yet')).toBeVisible()
    await press('Previous')
    await userEvent.click(screen.getByRole('radio', { name: /Quick-service/ }))
    await press('Next')
    await expect(await canvas.findByRole('treeitem', { name: /^Orchard Hill/ })).toBeVisible()
  },
})

export const ChildGrouping = meta.story({
  play: async ({ canvas }) => {
    await nameEnterprise('Orchard Lane', /Grocery default/)
    await addNode('Create Root Grouping', {})
    const dialog = await saveNode('Add Child to Orchard Lane', { name: 'orchard lane' })
    const timezone = dialog.getByLabelText('Time zone')
    const parent = dialog.getByLabelText('Parent Grouping')
    await waitFor(() => expect(timezone).toHaveAccessibleDescription('Timezone is required'))
    await expect(dialog.getByLabelText('Name')).toHaveAccessibleDescription(
      'Error: Grouping name is not unique',
    )
    await expect(parent).toHaveDisplayValue('Orchard Lane')
    await expect(dialog.getByLabelText('Business Structure')).toHaveDisplayValue('Location')
    await expect(dialog.getByLabelText('Visible in monitoring')).toBeChecked()
    await expect(within(timezone).getAllByRole('option')).toHaveLength(17)

    await fill(dialog.getByLabelText('Name'), 'Ithaca')
    await userEvent.selectOptions(timezone, 'US/Eastern')
    await userEvent.selectOptions(parent, 'Choose a parent')
    await userEvent.click(dialog.getByRole('button', { name: 'Save' }))
    await waitFor(() => expect(parent).toHaveAccessibleDescription('Parent Grouping is required'))
    await expect(parent).toHaveFocus()
    await userEvent.selectOptions(parent, 'Orchard Lane')
    await userEvent.click(dialog.getByRole('button', { name: 'Save' }))
    await dialogGone()
    await expect(canvas.getByRole('treeitem', { name: 'Ithaca Location US/Eastern' })).toBeVisible()
  },
})

export const ChildGroupingPhone = ChildGrouping.extend({
  tags: ['!test'],
  globals: { viewport: { value: 'phone' } },
})

export const GroupingMoved = meta.story({
  tags: ['!dev'],
  play: async ({ canvas }) => {
    await nameEnterprise('Orchard Lane', /Grocery default/)
    await addNode('Create Root Grouping', {})
    const zone = { 'Time zone': 'US/Eastern' }
    await addNode('Add Child to Orchard Lane', { name: 'Ithaca', choose: zone })
    await addNode('Add Child to Orchard Lane', { name: 'Albany', choose: zone })
    await addNode('Edit Albany', { choose: { 'Parent Grouping': 'Ithaca' } })
    const albany = canvas.getByRole('treeitem', { name: /Albany/ })
    await expect(albany).toHaveAttribute('aria-level', '3')
    await press('Edit Ithaca')
    const dialog = within(await screen.findByRole('dialog'))
    const parents = within(await dialog.findByLabelText('Parent Grouping')).getAllByRole('option')
    await expect(parents.map(({ textContent }) => textContent)).toEqual([
      'Choose a parent',
      'Orchard Lane',
    ])
  },
})

export const Admin = meta.story({
  parameters: {
    answers: { createEnterprise: { delay: 'infinite' } },
    consoleErrors: [
      'createEnterprise: Unexpected failure',
      'createEnterprise failed (500): Unexpected failure while reading from the database.',
    ],
  },
  play: async ({ canvas }) => {
    await reachAdmin()
    const firstName = canvas.getByLabelText('First name')
    const lastName = canvas.getByLabelText('Last name')
    await expect(firstName).toHaveValue('Waypost')
    await expect(lastName).toHaveValue('Admin')
    await userEvent.clear(firstName)
    await userEvent.clear(lastName)
    await press('Submit')
    await expect(await canvas.findByText('First name is required')).toBeVisible()
    await expect(canvas.getByText('Last name is required')).toBeVisible()
    await expect(canvas.getByText('User name is required')).toBeVisible()
    await expect(canvas.getByText('Password is required')).toBeVisible()
    await waitFor(() => expect(firstName).toHaveFocus())
    await expect(api.calls('createEnterprise')).toHaveLength(0)

    await fill(firstName, 'Ana')
    await fill(lastName, 'Ruiz')
    await submit()
    await press('Saving...')
    await expect(api.calls('createEnterprise')).toHaveLength(1)
    api.answer({ createEnterprise: { code: 500 } })
    const alert = await canvas.findByRole('alert')
    await expect(alert).toHaveTextContent('Unable to add enterprise, check console for errors')
    await expect(alert).toHaveTextContent('Unexpected failure while reading from the database.')
    await expect(canvas.getByLabelText('Username')).toHaveValue('admin@orchard.example')
    await expect(canvas.getByLabelText('Password')).toHaveValue('first-password-26')
    await expect(canvas.getByRole('button', { name: 'Submit' })).toBeEnabled()
  },
})

export const AdminPhone = meta.story({
  tags: ['!test'],
  globals: { viewport: { value: 'phone' } },
  play: reachAdmin,
})

export const GroupingRefused = meta.story({
  parameters: {
    answers: { createEnterprise: { example: 'nameNotUnique' } },
    consoleErrors: ['rootGrouping.children.1.name: Grouping name is not unique'],
  },
  play: async ({ canvas }) => {
    await reachAdmin()
    await submit()
    await expect(await canvas.findByText('Grouping name is not unique')).toBeVisible()
    await expect(canvas.getByText('Needs correction')).toBeVisible()
    await userEvent.click(canvas.getByRole('link', { name: 'Groupings' }))
    await addNode('Edit Orchard Lane', { name: 'Orchard Lane Grocers' })
    await waitFor(() => expect(canvas.queryByText('Needs correction')).not.toBeInTheDocument())
    await press('Next')
    await heading(/Admin User Configuration/)
    await expect(canvas.queryByText('Grouping name is not unique')).not.toBeInTheDocument()
  },
})
