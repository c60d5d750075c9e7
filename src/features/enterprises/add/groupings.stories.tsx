import { expect, screen, userEvent, waitFor, within } from 'storybook/test'
import {
  addNode,
  dialogGone,
  heading,
  nameEnterprise,
  press,
  reachAdmin,
  saveNode,
  submit,
} from '../../../../.storybook/enterprise-wizard.ts'
import { fill } from '../../../../.storybook/fill.ts'
import preview from '../../../../.storybook/preview.tsx'
import { shown } from '../../../../.storybook/shown.ts'

/** The third step of a new enterprise: its regions and stores. */
const meta = preview.meta({
  title: 'Screens/Administration/Enterprises/Add Enterprise/Groupings',
  parameters: { layout: 'fullscreen', url: '/admin-admin/enterprises/add' },
})

/** In the third step, when the topmost grouping is created. */
export const RootGrouping = meta.story({
  play: async ({ canvas }) => {
    await nameEnterprise('  Orchard Lane ', /Quick-service/)
    await expect(await canvas.findByText('No groupings yet')).toBeVisible()
    await expect(canvas.getByRole('button', { name: 'Next' })).not.toHaveAttribute('aria-disabled')
    await press('Create Root Grouping')
    const dialog = within(await screen.findByRole('dialog', { name: 'Create Root Grouping' }))
    await expect(await dialog.findByLabelText('Name')).toHaveValue('Orchard Lane')
    await expect(dialog.getByLabelText('Business Structure')).toHaveDisplayValue('Corporation')
    await shown()
    await expect(dialog.getByLabelText('Visible in monitoring')).not.toBeChecked()
    await expect(dialog.queryByLabelText('Parent Grouping')).not.toBeInTheDocument()
    await expect(dialog.queryByLabelText('Timezone')).not.toBeInTheDocument()
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

/** In the third step, when a store is added below another grouping. */
export const ChildGrouping = meta.story({
  play: async ({ canvas }) => {
    await nameEnterprise('Orchard Lane', /Grocery default/)
    await addNode('Create Root Grouping', {})
    const dialog = await saveNode('Add Child to Orchard Lane', { name: 'orchard lane' })
    const timezone = dialog.getByLabelText('Timezone')
    const parent = dialog.getByLabelText('Parent Grouping')
    await waitFor(() => expect(timezone).toHaveAccessibleDescription('Timezone is required'))
    await expect(dialog.getByLabelText('Name')).toHaveAccessibleDescription(
      'Error: Grouping name is not unique',
    )
    await shown()
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
    const zone = { Timezone: 'US/Eastern' }
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

/** When the server refuses a grouping at the very end: the way back to it is marked. */
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
    await shown()
    await userEvent.click(canvas.getByRole('link', { name: 'Groupings' }))
    await addNode('Edit Orchard Lane', { name: 'Orchard Lane Grocers' })
    await waitFor(() => expect(canvas.queryByText('Needs correction')).not.toBeInTheDocument())
    await press('Next')
    await heading(/Admin User Configuration/)
    await expect(canvas.queryByText('Grouping name is not unique')).not.toBeInTheDocument()
  },
})
