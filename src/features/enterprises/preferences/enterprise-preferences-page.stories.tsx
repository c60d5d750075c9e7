import { expect, screen, waitFor, within } from 'storybook/test'
import { api } from '../../../../.storybook/api.ts'
import preview from '../../../../.storybook/preview.tsx'
import { shown } from '../../../../.storybook/shown.ts'

const meta = preview.meta({
  title: 'Screens/Administration/Enterprises/Edit Preferences',
  parameters: { layout: 'fullscreen', url: '/admin-admin/enterprises/1/preferences' },
})

const delay = 'Current value of Alert escalation delay (minutes)'

/** When the preferences of an enterprise are opened. */
export const Loaded = meta.story({
  play: async ({ canvas }) => {
    await expect(
      await canvas.findByRole('heading', { level: 1, name: 'Preferences for Fresh Fields Market' }),
    ).toBeVisible()
    await expect(await canvas.findByLabelText(delay)).toHaveValue('15')
    await expect(canvas.getByText('alert_escalation_delay')).toBeVisible()
    await expect(canvas.getByLabelText('Current value of Temperature unit')).toHaveValue(
      'Fahrenheit',
    )
  },
})

/** While the preferences load. */
export const Loading = meta.story({
  tags: ['!test'],
  parameters: { answers: { listEnterprisePreferences: { delay: 'infinite' } } },
})

export const Dark = Loaded.extend({ tags: ['!test'], globals: { theme: 'dark' } })

export const Phone = Loaded.extend({ tags: ['!test'], globals: { viewport: { value: 'phone' } } })

export const Saved = meta.story({
  tags: ['!dev'],
  play: async ({ canvas, canvasElement, userEvent }) => {
    const field = await canvas.findByLabelText(delay)
    await userEvent.type(field, '{Enter}')
    await expect(await canvas.findByText('Nothing to save')).toBeVisible()
    await expect(canvas.getByText('No changes')).toBeVisible()
    await expect(canvas.getByText('minutes')).toBeVisible()
    await userEvent.clear(field)
    await expect(canvas.getByText('was 15')).toBeVisible()
    await api.elsewhere('PATCH', '/enterprises/1/editPreferences', [
      { id: 804, name: 'Temperature unit', token: 'temperature_unit', stringValue: 'Celsius' },
    ])
    await userEvent.click(canvas.getByRole('button', { name: 'Save' }))
    await waitFor(() =>
      expect(canvasElement.ownerDocument.body).toHaveTextContent('Preferences were saved'),
    )
    const sent: unknown = await api.calls('updateEnterprisePreferences')[0]?.json()
    await expect(sent).toEqual([
      expect.objectContaining({ token: 'alert_escalation_delay', numericValue: null }),
    ])
    await expect(canvas.getByLabelText('Current value of Temperature unit')).toHaveValue('Celsius')
    await expect(api.calls('updateEnterprisePreferences')).toHaveLength(1)
    await waitFor(() => expect(canvas.queryByText('was 15')).not.toBeInTheDocument())
    await expect(canvas.getByText('No changes')).toBeVisible()
  },
})

/** When somebody else has saved the same preference in the meantime. */
export const ChangedElsewhere = meta.story({
  play: async ({ canvas, canvasElement, userEvent }) => {
    const field = await canvas.findByLabelText(delay)
    await userEvent.type(field, '{Backspace}2')
    await api.elsewhere('PATCH', '/enterprises/1/editPreferences', [
      {
        id: 801,
        name: 'Alert escalation delay (minutes)',
        token: 'alert_escalation_delay',
        numericValue: 30,
      },
    ])
    await userEvent.click(canvas.getByRole('button', { name: 'Save' }))
    const question = within(
      await screen.findByRole('dialog', {
        name: 'Fresh Fields Market has changed in the meantime',
      }),
    )
    const choice = within(
      question.getByRole('radiogroup', { name: 'Alert escalation delay (minutes)' }),
    )
    await shown()
    await waitFor(() => expect(choice.getByText('30')).toBeVisible())
    await userEvent.click(choice.getByRole('radio', { name: 'Your change' }))
    await userEvent.click(question.getByRole('button', { name: 'Save' }))
    // The message of another story may still be there.
    await waitFor(() => expect(api.calls('updateEnterprisePreferences')).toHaveLength(1))
    await expect(await api.calls('updateEnterprisePreferences')[0]?.json()).toEqual([
      expect.objectContaining({ id: 801, numericValue: 12 }),
    ])
    await waitFor(() =>
      expect(canvasElement.ownerDocument.body).toHaveTextContent('Preferences were saved'),
    )
  },
})

/** When a value does not fit its preference, such as a word for a number. */
export const InvalidValue = meta.story({
  play: async ({ canvas, userEvent }) => {
    const field = await canvas.findByLabelText(delay)
    await userEvent.clear(field)
    await userEvent.type(field, 'soon')
    await userEvent.click(canvas.getByRole('button', { name: 'Save' }))
    await waitFor(() =>
      expect(field).toHaveAccessibleDescription('Enter a number, or leave it empty.'),
    )
    await expect(canvas.getByText('1 change')).toBeVisible()
    await userEvent.clear(field)
    await userEvent.type(field, '99999999999999999999')
    await waitFor(() =>
      expect(field).toHaveAccessibleDescription('Enter a number with at most 15 digits.'),
    )
    await expect(api.calls('updateEnterprisePreferences')).toEqual([])

    await userEvent.clear(field)
    await userEvent.type(field, '9999')
    await userEvent.click(canvas.getByRole('button', { name: 'Save' }))
    await waitFor(() => expect(field).toHaveAccessibleDescription('Must be between 0 and 240.'))
    await expect(field).toHaveValue('9999')
    await expect(canvas.getByText('The preferences were not saved')).toBeVisible()
  },
})

export const InvalidValueInAHiddenRow = meta.story({
  tags: ['!dev'],
  play: async ({ canvas, userEvent }) => {
    await userEvent.type(await canvas.findByLabelText(delay), ' soon')
    const search = canvas.getByLabelText('Search preferences')
    await userEvent.type(search, 'quiet{Enter}')
    await waitFor(() => expect(canvas.queryByLabelText(delay)).not.toBeInTheDocument())
    await expect(canvas.getByLabelText('Current value of Quiet hours start')).toBeVisible()
    await expect(api.calls('updateEnterprisePreferences')).toEqual([])
    await userEvent.click(canvas.getByRole('button', { name: 'Save' }))
    await expect(await canvas.findByRole('alert')).toHaveTextContent(
      'Alert escalation delay (minutes): Enter a number, or leave it empty.',
    )
    await waitFor(() => expect(canvas.getByLabelText(delay)).toHaveFocus())
    await expect(canvas.getByLabelText(delay)).toHaveValue('15 soon')
    await userEvent.clear(canvas.getByLabelText(delay))
    await waitFor(() => expect(canvas.queryByRole('alert')).not.toBeInTheDocument())
    // The row takes the focus once, not on every render.
    await userEvent.clear(search)
    await userEvent.type(search, 'quiet{Enter}')
    await waitFor(() => expect(canvas.queryByLabelText(delay)).not.toBeInTheDocument())
    await userEvent.clear(search)
    await canvas.findByLabelText(delay)
    await expect(search).toHaveFocus()
  },
})

/** When the enterprise has nothing to set. */
export const NoPreferences = meta.story({
  parameters: { answers: { listEnterprisePreferences: { example: 'empty' } } },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('heading', { name: 'No Preferences' })).toBeVisible()
    await expect(canvas.queryByRole('button', { name: 'Save' })).not.toBeInTheDocument()
  },
})

/** When the preferences cannot be loaded. */
export const CannotBeLoaded = meta.story({
  parameters: {
    answers: { listEnterprisePreferences: { code: 500 } },
    consoleErrors: ['Unexpected failure while reading from the database.'],
  },
  play: async ({ canvas, userEvent }) => {
    const retry = await canvas.findByRole('button', { name: 'Try again' })
    await shown()
    await expect(
      canvas.getByText('Unexpected failure while reading from the database.'),
    ).toBeVisible()
    await expect(canvas.getByRole('heading', { level: 1, name: 'Preferences' })).toBeVisible()
    api.answer({ listEnterprisePreferences: {} })
    await userEvent.click(retry)
    await expect(await canvas.findByLabelText(delay)).toHaveValue('15')
  },
})

/** When the user may not open the preferences of this enterprise. */
export const Forbidden = meta.story({
  parameters: {
    answers: { listEnterprisePreferences: { code: 403 } },
    consoleErrors: ['You do not have access to this.'],
  },
  play: async ({ canvas }) => {
    await expect(
      await canvas.findByRole('heading', { level: 1, name: 'You cannot open this page' }),
    ).toBeVisible()
  },
})
