import { expect, screen, waitFor, within } from 'storybook/test'
import { api } from '../../../../.storybook/api.ts'
import { fill } from '../../../../.storybook/fill.ts'
import { ofRow } from '../../../../.storybook/of-row.ts'
import preview from '../../../../.storybook/preview.tsx'
import { shown } from '../../../../.storybook/shown.ts'

/** Waits for a text that fades in or follows a call. */
const seeText = (text: string | RegExp) =>
  waitFor(() => expect(screen.getByText(text)).toBeVisible())

const failure = 'Unexpected failure while reading from the database.'

const meta = preview.meta({
  title: 'Screens/User/Notification preferences',
  parameters: { layout: 'fullscreen', url: '/user/profile/notifications' },
})

/** When a number is added that is in the list already. */
export const Added = meta.story({
  parameters: { consoleErrors: [failure] },
  play: async ({ canvas, userEvent }) => {
    const emails = within(await canvas.findByRole('table', { name: 'Email' }))
    await expect(emails.getByRole('row', { name: /^operations-desk@.* Yes/ })).toBeVisible()
    await expect(canvas.getByText('+1 (518) 555-0142')).toBeVisible()
    await expect(canvas.getByRole('row', { name: /555-0143 Inactive/ })).toBeVisible()
    await expect(canvas.getByText('Ada’s phone')).toBeVisible()

    await userEvent.click(canvas.getByRole('button', { name: 'Add email' }))
    const dialog = within(await screen.findByRole('dialog', { name: 'Add email' }))
    const address = await dialog.findByLabelText('Email address')
    await waitFor(() => expect(address).toHaveFocus())
    const shows = (field: HTMLElement, error: string) =>
      waitFor(() => expect(field).toHaveAccessibleDescription(error))
    const test = dialog.getByRole('button', { name: 'Send test' })
    await userEvent.click(test)
    await shows(address, 'Required')
    await expect(address).toHaveFocus()
    await fill(address, 'night.shift')
    await shows(address, 'night.shift is not a valid email address')
    await fill(address, 'ADA.okafor@waypost.test')
    await shows(address, 'This address is already in the list.')
    await fill(address, ' night.shift@waypost.test')
    await userEvent.click(dialog.getByLabelText('Text-only emails'))
    await userEvent.dblClick(test)
    await seeText('test notification sent')
    await expect(api.calls('testUnsavedNotificationPreference')).toHaveLength(1)
    await expect(await api.calls('testUnsavedNotificationPreference').at(-1)?.json()).toEqual({
      active: true,
      email: 'night.shift@waypost.test',
      textOnlyEmail: true,
    })
    api.answer({ replaceMyNotificationPreferences: { code: 500 } })
    await userEvent.click(dialog.getByRole('button', { name: 'Add' }))
    await expect(await dialog.findByText('error adding email')).toBeVisible()
    api.answer({ replaceMyNotificationPreferences: {} })
    await userEvent.click(dialog.getByRole('button', { name: 'Add' }))
    await seeText('email added')
    await expect(await canvas.findByRole('row', { name: /^night\.shift@.* Yes/ })).toBeVisible()
    const sent = (await api.calls('replaceMyNotificationPreferences').at(-1)?.json()) as unknown[]
    await expect(sent).toHaveLength(6)
    await expect(sent.at(-1)).toEqual({
      active: true,
      email: 'night.shift@waypost.test',
      textOnlyEmail: true,
    })

    await userEvent.click(canvas.getByRole('button', { name: 'Add SMS number' }))
    const phone = await screen.findByLabelText('SMS number')
    await userEvent.type(phone, '518555014{End}{Enter}')
    await shows(phone, 'please enter valid phone number')
    await userEvent.type(phone, '2')
    await expect(phone).toHaveValue('+1 (518) 555-0142')
    await shows(phone, 'This number is already in the list.')
  },
})

/** After a number was made active again. */
export const MadeActive = meta.story({
  play: async ({ canvas, userEvent }) => {
    const number = '+1 (518) 555-0143'
    await expect(await canvas.findByRole('row', { name: /555-0143 Inactive/ })).toBeVisible()
    await userEvent.click(canvas.getByRole('button', ofRow('More actions', number)))
    await userEvent.click(await screen.findByRole('menuitem', { name: 'Make active' }))
    await seeText(`Notifications are sent to ${number} again.`)
    await expect(await canvas.findByRole('row', { name: /555-0143 Active/ })).toBeVisible()
    const sent = (await api.calls('replaceMyNotificationPreferences').at(-1)?.json()) as unknown[]
    await expect(sent).toHaveLength(5)
  },
})

/** While a test message is being sent: the list keeps its height. */
export const BlankDuringACall = meta.story({
  parameters: { answers: { testMyNotificationPreference: { delay: 'infinite' } } },
  play: async ({ canvas, userEvent }) => {
    const test = await canvas.findByRole('button', ofRow('Test', 'ada.okafor@waypost.test'))
    const section = canvas.getByRole('region', { name: 'Email' })
    const { height } = section.getBoundingClientRect()
    await userEvent.click(test)
    await waitFor(() => expect(canvas.getByText('ada.okafor@waypost.test')).not.toBeVisible())
    await expect(canvas.getByText('+1 (518) 555-0143')).not.toBeVisible()
    await expect(section).toHaveAttribute('aria-busy', 'true')
    await expect(section.getBoundingClientRect().height).toBe(height)
    await shown()

    api.answer({ testMyNotificationPreference: { example: 'testRefused' } })
    await seeText(
      'error sending the test notification: The provider does not accept calls to this number.',
    )
    await seeText('ada.okafor@waypost.test')
  },
})

/** When numbers come from another country, or from before they were checked. */
export const ForeignNumbersAndNulls = meta.story({
  parameters: { user: 'abroad' },
  play: async ({ canvas, userEvent }) => {
    const name = '+44 20 7946 0958'
    await userEvent.click(await canvas.findByRole('button', ofRow('Remove', name)))
    const question = within(await screen.findByRole('alertdialog', { name: `Remove ${name}?` }))
    await userEvent.click(await question.findByRole('button', { name: 'Cancel' }))
    await expect(api.calls('deleteMyNotificationPreference')).toEqual([])
    await userEvent.click(canvas.getByRole('button', ofRow('Remove', 'night-desk@depot')))
    await seeText('It cannot be added again here: it is not a valid email address.')
    await userEvent.click(screen.getByRole('button', { name: 'Cancel' }))
    await expect(canvas.getByText(/^No devices yet/)).toBeVisible()

    await userEvent.click(canvas.getByRole('button', { name: 'Add voice number' }))
    await userEvent.type(await screen.findByLabelText('Voice number'), '5185550188')
    await userEvent.click(screen.getByRole('button', { name: 'Add' }))
    await seeText('phone number saved')
    await seeText('+49 30 901820')
    await seeText('+1 (518) 555-0188')

    await userEvent.click(canvas.getByRole('button', ofRow('Remove', name)))
    await userEvent.click(await screen.findByRole('button', { name: 'Remove' }))
    await seeText('SMS number removed')
    await expect(screen.queryByRole('button', { name: 'Undo' })).not.toBeInTheDocument()
    await waitFor(() => expect(canvas.getByRole('heading', { name: 'SMS' })).toHaveFocus())
  },
})

/** When the user is notified nowhere yet. */
export const Empty = meta.story({
  tags: ['!test'],
  parameters: { answers: { listMyNotificationPreferences: { example: 'empty' } } },
})

/** When the notifications cannot be loaded. */
export const Failed = meta.story({
  parameters: {
    answers: { listMyNotificationPreferences: { code: 500 } },
    consoleErrors: [failure],
  },
  play: async ({ canvas, userEvent }) => {
    await expect(await canvas.findByText('error getting preferences')).toBeVisible()
    await shown()
    await expect(api.calls('listMyNotificationPreferences')).toHaveLength(1)
    api.answer({ listMyNotificationPreferences: { delay: 'infinite' } })
    await userEvent.click(canvas.getByRole('button', { name: 'Try again' }))
    await waitFor(() => expect(canvas.queryByRole('alert')).not.toBeInTheDocument())
    await expect(canvas.getByRole('main').querySelector('[aria-busy=true]')).toBeVisible()
    api.answer({ listMyNotificationPreferences: { example: 'empty' } })
    await expect(await canvas.findByText(/^No email addresses yet/)).toBeVisible()
  },
})

/** When the screen opens. */
export const Loaded = meta.story({ tags: ['!test'] })

/** While the addresses and numbers load. */
export const Loading = meta.story({
  tags: ['!test'],
  parameters: { answers: { listMyNotificationPreferences: { delay: 'infinite' } } },
})

export const Dark = meta.story({ tags: ['!test'], globals: { theme: 'dark' } })

export const Phone = meta.story({ tags: ['!test'], globals: { viewport: { value: 'phone' } } })

export const Arabic = meta.story({ tags: ['!test'], globals: { locale: 'ar' } })
