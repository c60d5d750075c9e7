import { expect, waitFor } from 'storybook/test'
import { api } from '../../../.storybook/api.ts'
import preview from '../../../.storybook/preview.tsx'
import { shown } from '../../../.storybook/shown.ts'

const meta = preview.meta({
  title: 'Screens/Signed out/Choose a new password',
  parameters: {
    layout: 'fullscreen',
    url: '/forgotpassword/reset/7d3c1c38-7a6c-4f0e-9c1e-5f0b4c0e8a11',
    user: null,
  },
})

/** When the link of the mail is followed. */
export const Empty = meta.story({
  play: async ({ canvas }) => {
    const first = await canvas.findByLabelText('New password')
    await expect(canvas.getByRole('heading', { name: 'Choose a new password' })).toBeVisible()
    await expect(first).toHaveAttribute('autocomplete', 'new-password')
    await expect(api.calls('lookUpPasswordReset')).toHaveLength(1)
  },
})

export const Dark = Empty.extend({ tags: ['!test'], globals: { theme: 'dark' } })

export const Phone = Empty.extend({ tags: ['!test'], globals: { viewport: { value: 'phone' } } })

/** While the link of the mail is checked. */
export const Loading = meta.story({
  tags: ['!test'],
  parameters: { answers: { lookUpPasswordReset: { delay: 'infinite' } } },
})

/** When the link of the mail cannot be checked. */
export const LookUpFails = meta.story({
  parameters: {
    answers: { lookUpPasswordReset: { delay: 'infinite' } },
    consoleErrors: ['lookUpPasswordReset: ', 'ApiError'],
  },
  play: async ({ canvas, userEvent }) => {
    await expect(await canvas.findByRole('status', { name: 'Loading' })).toBeVisible()
    await expect(canvas.queryByLabelText('New password')).not.toBeInTheDocument()
    api.answer({ lookUpPasswordReset: { code: 500 } })
    await expect(await canvas.findByRole('alert')).toBeVisible()
    await shown()
    await expect(canvas.getByRole('heading', { name: 'Choose a new password' })).toBeVisible()
    api.answer({ lookUpPasswordReset: {} })
    await userEvent.click(canvas.getByRole('button', { name: 'Try again' }))
    await expect(await canvas.findByLabelText('New password')).toBeVisible()
  },
})

/** When the link of the mail is too old: a new one can be requested. */
export const LinkExpired = meta.story({
  parameters: { answers: { lookUpPasswordReset: { example: 'expired' } } },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('heading', { name: 'Forgot password' })).toBeVisible()
    await expect(await canvas.findByText('This link has expired. Request a new one.')).toBeVisible()
  },
})

/** When the passwords are missing, differ or are refused. */
export const PasswordsNotAccepted = meta.story({
  parameters: { answers: { resetPassword: { code: 422 } } },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Change password' }))
    await expect(await canvas.findByText('enter new password')).toBeVisible()
    await expect(canvas.getByText('repeat new password')).toBeVisible()
    const first = canvas.getByLabelText('New password')
    const second = canvas.getByLabelText('Repeat password')
    await expect(first).toHaveFocus()

    await userEvent.type(first, 'cold-chain-2026')
    await userEvent.type(second, 'cold-chain-202{Enter}')
    await waitFor(() => expect(first).toHaveAccessibleDescription('The passwords do not match.'))
    await expect(second).toBeValid()
    await expect(api.calls('resetPassword')).toHaveLength(0)
    await userEvent.type(second, '6')
    await waitFor(() => expect(first).toBeValid())

    // The server reports the same error, in the same place.
    await userEvent.type(second, '{Enter}')
    await waitFor(() => expect(first).toHaveAccessibleDescription('The passwords do not match.'))
    await expect(api.calls('resetPassword')).toHaveLength(1)
    await expect(first).toHaveFocus()
    await expect(first).toHaveValue('cold-chain-2026')

    // The link is still good.
    api.answer({ resetPassword: { example: 'refused' } })
    await userEvent.type(second, '{Enter}')
    await expect(await canvas.findByText(/This password was used before/)).toBeVisible()
    await expect(first).toHaveValue('cold-chain-2026')
  },
})

/** When the link expires while the password is typed. */
export const ExpiredInTheMeantime = meta.story({
  parameters: { answers: { resetPassword: { example: 'expired' } } },
  play: async ({ canvas, userEvent }) => {
    await userEvent.type(await canvas.findByLabelText('New password'), 'cold-chain-2026')
    await userEvent.type(canvas.getByLabelText('Repeat password'), 'cold-chain-2026{Enter}')
    await expect(await canvas.findByRole('heading', { name: 'Forgot password' })).toBeVisible()
    await expect(await canvas.findByText('This link has expired. Request a new one.')).toBeVisible()
  },
})

/** When no answer came, so that the password may have been changed or not. */
export const ServerFails = meta.story({
  parameters: {
    answers: { resetPassword: { code: 500 } },
    consoleErrors: ['resetPassword: '],
  },
  play: async ({ canvas, userEvent }) => {
    await userEvent.type(await canvas.findByLabelText('New password'), 'cold-chain-2026')
    await userEvent.type(canvas.getByLabelText('Repeat password'), 'cold-chain-2026{Enter}')
    await expect(await canvas.findByRole('alert')).toHaveTextContent('Oops')
    await shown()
    await expect(canvas.getByLabelText('New password')).toHaveValue('cold-chain-2026')
    // The lost answer may have been that of a change.
    api.answer({ resetPassword: { example: 'expired' } })
    await userEvent.type(canvas.getByLabelText('Repeat password'), '{Enter}')
    await expect(await canvas.findByRole('heading', { name: 'Sign in' })).toBeVisible()
    await expect(canvas.getByText(/^Your password may already have been changed\./)).toBeVisible()
  },
})

export const ChangesOnceAndSignsIn = meta.story({
  tags: ['!dev'],
  name: 'Changes once and signs in',
  parameters: { answers: { resetPassword: { delay: 'infinite' } } },
  play: async ({ canvas, userEvent }) => {
    await userEvent.type(await canvas.findByLabelText('New password'), 'cold-chain-2026')
    await userEvent.type(canvas.getByLabelText('Repeat password'), 'cold-chain-2026')
    await userEvent.dblClick(canvas.getByRole('button', { name: 'Change password' }))
    await userEvent.type(canvas.getByLabelText('New password'), '{Enter}')
    api.answer({ resetPassword: {} })
    await expect(await canvas.findByRole('heading', { name: 'Locations' })).toBeVisible()
    await expect(await canvas.findByText('Your password was changed.')).toBeVisible()
    await expect(localStorage.getItem('waypost.token')).not.toBeNull()
    await expect(api.calls('resetPassword')).toHaveLength(1)
  },
})
