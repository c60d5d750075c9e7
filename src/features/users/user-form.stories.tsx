import { expect, screen, waitFor, within } from 'storybook/test'
import { api } from '../../../.storybook/api.ts'
import preview from '../../../.storybook/preview.tsx'
import { shown } from '../../../.storybook/shown.ts'

const meta = preview.meta({
  title: 'Screens/Administration/Users/Edit User',
  parameters: { layout: 'fullscreen', url: '/admin-admin/users/edit/4' },
})

const add = { url: '/admin-admin/users/add' }

/** When a user is opened to be changed. */
export const Edit = meta.story({
  play: async ({ canvas, userEvent }) => {
    await expect(
      await canvas.findByRole('heading', { level: 1, name: 'Edit Marcus Webb' }),
    ).toBeVisible()
    await shown()
    await expect(canvas.getByLabelText('Username')).toHaveValue('marcus.webb@freshfields.example')
    await expect(canvas.getByLabelText('Language')).toHaveDisplayValue('English')
    await expect(await canvas.findByRole('combobox', { name: 'Enterprise' })).toHaveValue(
      'Fresh Fields Market',
    )
    const roles = within(canvas.getByRole('group', { name: 'Roles' }))
    const names = roles.getAllByRole('checkbox').map((box) => box.parentElement?.textContent)
    await expect(names).toEqual([
      'Provider administrator',
      'Fulfillment',
      'Enterprise administrator',
      'Location manager',
      'Location staff',
    ])
    await expect(canvas.queryByLabelText('Password')).not.toBeInTheDocument()

    await userEvent.click(canvas.getByLabelText('Set a new password'))
    await userEvent.click(canvas.getByRole('button', { name: 'Save' }))
    const password = canvas.getByLabelText('Password')
    await waitFor(() => expect(password).toHaveAccessibleDescription('Required'))
    await userEvent.type(password, 'x')
    await userEvent.type(canvas.getByLabelText('First name'), ' A. ')
    await userEvent.click(roles.getByRole('checkbox', { name: 'Location manager' }))
    await userEvent.click(canvas.getByRole('button', { name: 'Save' }))
    await expect(await canvas.findByText('User saved.')).toBeVisible()
    await expect(await api.calls('updateUser').at(-1)?.json()).toEqual({
      firstName: 'Marcus A.',
      actionRoleTemplateIds: [3, 4],
      password: 'x',
    })
  },
})

/** While the user loads. */
export const Loading = meta.story({
  tags: ['!test'],
  parameters: { answers: { getUser: { delay: 'infinite' } } },
})

export const EditDark = meta.story({ tags: ['!test'], globals: { theme: 'dark' } })

export const EditOnAPhone = meta.story({
  tags: ['!test'],
  globals: { viewport: { value: 'phone' } },
})

export const EditArabic = meta.story({ tags: ['!test'], globals: { locale: 'ar' } })

/** After a new user was saved. */
export const Added = meta.story({
  parameters: add,
  play: async ({ canvas, userEvent }) => {
    await expect(await canvas.findByRole('heading', { level: 1, name: 'Add user' })).toBeVisible()
    await canvas.findByRole('combobox', { name: 'Enterprise' })
    await userEvent.click(canvas.getByRole('button', { name: 'Save' }))
    for (const label of ['First name', 'Last name', 'Username', 'Language', 'Password']) {
      await waitFor(() =>
        expect(canvas.getByLabelText(label)).toHaveAccessibleDescription('Required'),
      )
    }
    const enterprise = await canvas.findByRole('combobox', { name: 'Enterprise' })
    await expect(enterprise).toHaveAccessibleDescription('Required')
    await expect(api.calls('createUser')).toEqual([])

    await userEvent.type(canvas.getByLabelText('First name'), 'Noor')
    await userEvent.type(canvas.getByLabelText('Last name'), 'Aziz')
    const username = canvas.getByLabelText('Username')
    await userEvent.type(username, 'a b')
    await waitFor(() => expect(username).toHaveAccessibleDescription(/^Use at least 3 characters/))
    await userEvent.clear(username)
    await userEvent.type(username, ' noor.aziz ')
    await userEvent.selectOptions(canvas.getByLabelText('Language'), 'Español')
    await userEvent.click(enterprise)
    await userEvent.click(await screen.findByRole('option', { name: 'Provider staff' }))
    await userEvent.type(canvas.getByLabelText('Password'), 'first one')
    await userEvent.click(canvas.getByRole('checkbox', { name: 'Fulfillment' }))
    await userEvent.click(canvas.getByRole('button', { name: 'Save' }))
    await expect(await canvas.findByText('User added.')).toBeVisible()
    await expect(await api.calls('createUser').at(-1)?.json()).toEqual({
      firstName: 'Noor',
      lastName: 'Aziz',
      username: 'noor.aziz',
      locale: 'es',
      enterpriseId: null,
      actionRoleTemplateIds: [2],
      password: 'first one',
    })
  },
})

export const AddOnAPhone = meta.story({
  tags: ['!test'],
  parameters: add,
  globals: { viewport: { value: 'phone' } },
})

/** When an enterprise is looked for that is retired. */
export const RetiredEnterprisesAreNotOffered = meta.story({
  play: async ({ canvas, userEvent }) => {
    const enterprise = await canvas.findByRole('combobox', { name: 'Enterprise' })
    await userEvent.click(enterprise)
    await userEvent.clear(enterprise)
    // Pasted, because the combobox loses letters typed by a script, unlike those of a keyboard.
    await userEvent.paste('retired')
    const [retired] = await screen.findAllByRole('option', { name: /\(retired\)$/ })
    await expect(retired).toHaveAttribute('aria-disabled', 'true')
  },
})

/** When another user has the same username. */
export const RefusedByTheServer = meta.story({
  play: async ({ canvas, userEvent }) => {
    const username = await canvas.findByLabelText('Username')
    await userEvent.clear(username)
    await userEvent.type(username, 'staff@waypost.test{End}{Enter}')
    await waitFor(() =>
      expect(username).toHaveAccessibleDescription('Another user has this username.'),
    )
    await expect(canvas.getByRole('alert')).toHaveTextContent('The user was not saved')
    await expect(username).toHaveFocus()
    await expect(username).toHaveValue('staff@waypost.test')
  },
})

/** When no answer came, so that the user may have been added or not. */
export const AddedWithoutResponse = meta.story({
  parameters: {
    ...add,
    answers: { createUser: { code: 500 } },
    consoleErrors: ['Unexpected failure while reading from the database.'],
  },
  play: async ({ canvas, userEvent }) => {
    await userEvent.type(await canvas.findByLabelText('First name'), 'Noor')
    await userEvent.type(canvas.getByLabelText('Last name'), 'Aziz')
    await userEvent.type(canvas.getByLabelText('Username'), 'noor.aziz')
    await userEvent.selectOptions(canvas.getByLabelText('Language'), 'Español')
    await userEvent.click(await canvas.findByRole('combobox', { name: 'Enterprise' }))
    await userEvent.click(await screen.findByRole('option', { name: 'Provider staff' }))
    await userEvent.type(canvas.getByLabelText('Password'), 'first one')
    const save = canvas.getByRole('button', { name: 'Save' })
    await userEvent.click(save)
    await expect(await canvas.findByText(/^The user may have been saved anyway/)).toBeVisible()

    // It has arrived.
    const [lost] = api.calls('createUser')
    await api.elsewhere('POST', '/users', await lost!.json())
    api.answer({ createUser: {} })
    await userEvent.click(save)
    const alert = await canvas.findByText(
      /^It may have been saved when you sent it .* no response arrived/,
    )
    const record = within(alert).getByRole('link', { name: 'Noor Aziz' })
    await shown()
    await expect(record).toHaveAttribute('href', expect.stringMatching(/users\/edit\/\d+$/))
    // Another username is not the one that was sent.
    const username = canvas.getByLabelText('Username')
    await userEvent.clear(username)
    await userEvent.type(username, 'staff@waypost.test')
    await userEvent.click(save)
    await waitFor(() => expect(alert).not.toBeInTheDocument())
  },
})

/** When administrators open their own account, whose roles they cannot remove. */
export const OwnAccount = meta.story({
  parameters: { url: '/admin-admin/users/edit/1' },
  play: async ({ canvas, userEvent }) => {
    const roles = within(await canvas.findByRole('group', { name: 'Roles' }))
    await userEvent.click(roles.getByRole('checkbox', { name: 'Provider administrator' }))
    await userEvent.click(canvas.getByRole('button', { name: 'Save' }))
    await expect(await canvas.findByText(/^You cannot remove your own roles/)).toBeVisible()
    await shown()
    await expect(api.calls('updateUser')).toEqual([])
    await userEvent.click(roles.getByRole('checkbox', { name: 'Provider administrator' }))
    const name = canvas.getByLabelText('First name')
    await userEvent.clear(name)
    await userEvent.type(name, 'Adaeze{End}{Enter}')
    await expect(await canvas.findByText('User saved.')).toBeVisible()
    await expect(canvas.getByRole('button', { name: /Adaeze Okafor/ })).toBeVisible()
  },
})

/** When a user has no name: the username stands in its place. */
export const WithoutNames = meta.story({
  parameters: { url: '/admin-admin/users/edit/101' },
  play: async ({ canvas, userEvent }) => {
    await expect(
      await canvas.findByRole('heading', { level: 1, name: 'Edit nameless@waypost.test' }),
    ).toBeVisible()
    await userEvent.click(await canvas.findByRole('checkbox', { name: 'Location staff' }))
    await userEvent.click(canvas.getByRole('button', { name: 'Save' }))
    await expect(await canvas.findByText('User saved.')).toBeVisible()
    await expect(await api.calls('updateUser').at(-1)?.json()).toEqual({
      actionRoleTemplateIds: [1, 5],
    })
  },
})
