import { expect, screen, waitFor, within } from 'storybook/test'
import { api } from '../../../.storybook/api.ts'
import { fill } from '../../../.storybook/fill.ts'
import preview from '../../../.storybook/preview.tsx'
import { shown } from '../../../.storybook/shown.ts'

const failure = 'Unexpected failure while reading from the database.'

const meta = preview.meta({
  title: 'Screens/User/Profile',
  parameters: { layout: 'fullscreen', url: '/user/profile' },
})

/** After the password was changed, while a language is chosen but not saved. */
export const PasswordChanged = meta.story({
  play: async ({ canvas, userEvent }) => {
    await expect(await canvas.findByRole('heading', { level: 1, name: 'Profile' })).toBeVisible()
    const main = within(canvas.getByRole('main'))
    await expect(main.getByText('Ada Okafor')).toBeVisible()
    await expect(main.getByText('admin@waypost.test')).toBeVisible()
    await expect(canvas.getByRole('link', { name: 'Notification preferences' })).toHaveAttribute(
      'href',
      '/user/profile/notifications',
    )
    const language = main.getByRole('combobox', { name: 'Language' })
    await userEvent.selectOptions(language, 'Français')

    const password = canvas.getByLabelText('New password')
    const repeat = canvas.getByLabelText('Repeat password')
    const change = canvas.getByRole('button', { name: 'Change password' })
    const shows = (field: HTMLElement, error: string) =>
      waitFor(() => expect(field).toHaveAccessibleDescription(error))
    await fill(password, 'cold')
    await expect(canvas.getByText('Too short: at least 8 characters')).toBeVisible()
    await userEvent.clear(password)
    await userEvent.click(change)
    await shows(password, 'please enter new password')
    await shows(repeat, 'please enter repeat password')
    await fill(password, 'cold')
    await shows(password, 'The password needs at least 8 characters')
    await fill(password, 'okafor-chain')
    await expect(canvas.getByText(/^Weak: it contains your name/)).toBeVisible()
    await fill(repeat, 'okafor')
    await shows(repeat, 'passwords do not match')
    await userEvent.click(canvas.getAllByRole('button', { name: 'Show characters' })[0]!)
    await expect(password).toHaveAttribute('type', 'text')
    await expect(api.calls('updateMe')).toEqual([])

    // The hint never blocks.
    await fill(repeat, 'okafor-chain')
    await userEvent.click(change)
    await expect(await canvas.findByText('password updated successfully')).toBeVisible()
    await expect(await api.calls('updateMe').at(-1)?.json()).toEqual({
      locale: 'en-US',
      password: 'okafor-chain',
    })
    await expect(password).toHaveValue('')
    await expect(password).toBeValid()
    await expect(language).toHaveDisplayValue('Français')
  },
})

/** When the server refuses the new password. */
export const Refused = meta.story({
  parameters: {
    answers: { updateMe: { code: 422, example: 'passwordTooShort' } },
    consoleErrors: [failure],
  },
  play: async ({ canvas, userEvent }) => {
    const password = await canvas.findByLabelText('New password')
    await userEvent.type(password, 'cold-chain-2026')
    await userEvent.type(canvas.getByLabelText('Repeat password'), 'cold-chain-2026{Enter}')
    await waitFor(() =>
      expect(password).toHaveAccessibleDescription('Must have at least 8 characters.'),
    )
    await expect(canvas.getByRole('alert')).toHaveTextContent('The password was not saved')
    await shown()

    api.answer({ updateMe: { code: 500 } })
    await userEvent.selectOptions(
      within(canvas.getByRole('main')).getByRole('combobox', { name: 'Language' }),
      'Deutsch',
    )
    await userEvent.click(canvas.getByRole('button', { name: 'Save' }))
    const alert = (
      await canvas.findByText('It is not known whether the language was saved')
    ).closest('[role=alert]')
    await expect(alert).toHaveTextContent(failure)
    await expect(password).toHaveValue('cold-chain-2026')
  },
})

/** The language is sent with the password. It is the one that another tab has saved. */
export const LanguageSavedElsewhere = meta.story({
  tags: ['!dev'],
  beforeEach: () => () => localStorage.removeItem('waypost.language'),
  play: async ({ canvas, userEvent }) => {
    await userEvent.type(await canvas.findByLabelText('New password'), 'cold-chain-2026')
    await api.elsewhere('PATCH', '/users/me', { locale: 'es' })
    await userEvent.type(canvas.getByLabelText('Repeat password'), 'cold-chain-2026{Enter}')
    await waitFor(() => expect(api.calls('updateMe')).toHaveLength(1))
    await expect(await api.calls('updateMe')[0]?.json()).toEqual({
      locale: 'es',
      password: 'cold-chain-2026',
    })
    await expect(await canvas.findByRole('heading', { level: 1 })).toBeVisible()
  },
})

export const OtherLanguageChosenDuringSave = meta.story({
  tags: ['!dev'],
  parameters: { answers: { updateMe: { delay: 'infinite' } }, consoleErrors: [failure] },
  beforeEach: () => () => localStorage.removeItem('waypost.language'),
  play: async ({ canvas, userEvent }) => {
    const main = within(await canvas.findByRole('main'))
    const language = await main.findByRole('combobox', { name: 'Language' })
    await userEvent.selectOptions(language, 'Français')
    await userEvent.click(main.getByRole('button', { name: 'Save' }))
    await waitFor(() => expect(api.calls('updateMe')).toHaveLength(1))
    await userEvent.selectOptions(language, 'Deutsch')
    // Otherwise the frame would show the profile's language.
    api.answer({ updateMe: {}, getMe: { code: 500 } })
    await expect(await main.findByRole('button', { name: 'Enregistrer' })).toBeVisible()
    await expect(language).toHaveDisplayValue('Deutsch')
  },
})

export const LanguageSaveFailsAfterLeaving = meta.story({
  tags: ['!dev'],
  parameters: { answers: { updateMe: { delay: 'infinite' } }, consoleErrors: [failure] },
  play: async ({ canvas, userEvent }) => {
    const main = within(await canvas.findByRole('main'))
    await userEvent.selectOptions(
      await main.findByRole('combobox', { name: 'Language' }),
      'Deutsch',
    )
    await userEvent.click(main.getByRole('button', { name: 'Save' }))
    await waitFor(() => expect(api.calls('updateMe')).toHaveLength(1))
    await userEvent.click(canvas.getByRole('link', { name: 'Administration' }))
    await canvas.findByRole('table', { name: 'Enterprises' })
    api.answer({ updateMe: { code: 500 } })
    await screen.findByText(`It is not known whether the language was saved: ${failure}`)
  },
})

/** When the languages cannot be loaded. */
export const LanguagesFailed = meta.story({
  parameters: { answers: { listLocales: { code: 500 } }, consoleErrors: [failure] },
  play: async ({ canvas, userEvent }) => {
    await expect(await canvas.findByText('could not load languages')).toBeVisible()
    await shown()
    const password = canvas.getByLabelText('New password')
    await userEvent.type(password, 'cold-ch')
    api.answer({ listLocales: {} })
    await userEvent.click(canvas.getByRole('button', { name: 'Try again' }))
    const main = within(canvas.getByRole('main'))
    await expect(await main.findByRole('combobox', { name: 'Language' })).toHaveDisplayValue(
      'English',
    )
    await expect(password).toHaveValue('cold-ch')
  },
})

/** When the height of rows is chosen, which all lists follow. */
export const RowHeight = meta.story({
  play: async ({ canvas, userEvent }) => {
    await userEvent.selectOptions(await canvas.findByLabelText('Row height'), 'Compact')
    await userEvent.click(canvas.getByRole('link', { name: 'Administration' }))
    const table = await canvas.findByRole('table', { name: 'Enterprises' })
    await waitFor(() => expect(table).toHaveAttribute('data-compact'))

    await userEvent.click(canvas.getByRole('button', { name: /Ada Okafor/ }))
    await userEvent.click(canvas.getByRole('link', { name: 'Profile' }))
    const rowHeight = await canvas.findByLabelText('Row height')
    await waitFor(() => expect(rowHeight).toHaveDisplayValue('Compact'))
    await userEvent.selectOptions(rowHeight, 'Comfortable')
  },
})

/** While the languages to choose from load. */
export const Loading = meta.story({
  tags: ['!test'],
  parameters: { answers: { listLocales: { delay: 'infinite' } } },
})

export const Dark = meta.story({ tags: ['!test'], globals: { theme: 'dark' } })

export const Phone = meta.story({ tags: ['!test'], globals: { viewport: { value: 'phone' } } })

export const Arabic = meta.story({ tags: ['!test'], globals: { locale: 'ar' } })
