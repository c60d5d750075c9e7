import { expect, userEvent, waitFor } from 'storybook/test'
import { api } from '../../../../.storybook/api.ts'
import {
  addLevels,
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

const meta = preview.meta({
  title: 'Screens/Administration/Enterprises/Add Enterprise',
  parameters: { layout: 'fullscreen', url: '/admin-admin/enterprises/add' },
})

/** In the first step: the name, and the template of the levels. */
export const General = meta.story({
  play: async ({ canvas }) => {
    await expect(await heading(/General/)).toBeVisible()
    await expect(canvas.getByRole('heading', { level: 1, name: 'Add Enterprise' })).toBeVisible()
    await expect(canvas.getByRole('radio', { name: /Grocery default/ })).toBeChecked()
    await expect(canvas.getByText('Skipped')).toBeInTheDocument()
    const next = canvas.getByRole('button', { name: 'Next' })
    await expect(next).toHaveAttribute('aria-disabled', 'true')
    await expect(next).toHaveAccessibleDescription('Enter a name first.')
    await shown()
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

/** In the second step, when no template fits and the levels are made by hand. */
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
    await shown()
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
      choose: { Timezone: 'US/Pacific' },
    })
    await press('Previous')
    await press('Delete Store')
    await expect(await canvas.findByRole('alert')).toHaveTextContent(
      'Unable to delete the given business structure node because it is in use by a grouping.',
    )
    await expect(canvas.getByRole('treeitem', { name: /Store/ })).toBeVisible()

    await addNode('Edit Corporation', { check: ['Requires a timezone'] })
    await press('Next')
    await expect(await canvas.findByText('Time zone missing')).toBeVisible()
    await expect(canvas.getByRole('button', { name: 'Next' })).toHaveAccessibleDescription(
      '1 grouping needs a time zone.',
    )
  },
})

/** In the last step: the first administrator of the new enterprise. */
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
    await shown()
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
