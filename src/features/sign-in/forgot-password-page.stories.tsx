import { expect, waitFor, type UserEventObject, type within } from 'storybook/test'
import { api } from '../../../.storybook/api.ts'
import preview from '../../../.storybook/preview.tsx'

const meta = preview.meta({
  title: 'Screens/Signed out/Forgot password',
  parameters: { layout: 'fullscreen', url: '/forgotpassword', user: null },
})

type Play = { canvas: ReturnType<typeof within>; userEvent: UserEventObject }

async function ask({ canvas, userEvent }: Play, username = 'staff@waypost.test') {
  await userEvent.type(await canvas.findByLabelText('Username'), `${username}{Enter}`)
}

/** When somebody follows “Forgot password?” on the sign-in screen. */
export const Empty = meta.story({
  play: async ({ canvas, userEvent }) => {
    await expect(await canvas.findByRole('heading', { name: 'Forgot password' })).toBeVisible()
    await userEvent.tab()
    await expect(canvas.getByLabelText('Username')).toHaveFocus()
    await userEvent.tab()
    await expect(canvas.getByRole('button', { name: 'Send link' })).toHaveFocus()
    await userEvent.tab()
    await expect(canvas.getByRole('link', { name: 'Back to sign in' })).toHaveFocus()
  },
})

export const Dark = Empty.extend({ tags: ['!test'], globals: { theme: 'dark' } })

export const Phone = Empty.extend({ tags: ['!test'], globals: { viewport: { value: 'phone' } } })

export const CheckedBeforeSending = meta.story({
  tags: ['!dev'],
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Send link' }))
    await expect(await canvas.findByText('please enter user name')).toBeVisible()
    await expect(canvas.getByLabelText('Username')).toHaveFocus()
    await ask({ canvas, userEvent }, '\u200b\u00a0')
    await expect(canvas.getByText('please enter user name')).toBeVisible()
    await ask({ canvas, userEvent }, 'sofia reyes')
    await expect(await canvas.findByText('please enter a valid user name')).toBeVisible()
    await expect(api.calls('requestPasswordReset')).toHaveLength(0)
  },
})

/** When the username is unknown. */
export const Refused = meta.story({
  parameters: { answers: { requestPasswordReset: { code: 404 } } },
  play: async ({ canvas, userEvent }) => {
    await ask({ canvas, userEvent })
    const username = canvas.getByLabelText('Username')
    const unrecognized = 'The username was not recognized.'
    await expect(await canvas.findByRole('alert')).toHaveTextContent(unrecognized)
    await expect(username).toHaveValue('staff@waypost.test')

    // This refusal comes with status 200.
    api.answer({ requestPasswordReset: { example: 'refused' } })
    await userEvent.type(username, '{Enter}')
    await waitFor(() =>
      expect(canvas.getByRole('alert')).toHaveTextContent('signs in through its company'),
    )

    api.answer({ requestPasswordReset: { code: 422 } })
    await userEvent.type(username, '{Enter}')
    await waitFor(() => expect(canvas.getByRole('alert')).toHaveTextContent(unrecognized))
    await waitFor(() => expect(username).toHaveAccessibleDescription(/^Letters, digits/))
  },
})

/** When the server cannot send the mail. Every failed request says this, with its reason. */
export const ServerFails = meta.story({
  parameters: {
    answers: { requestPasswordReset: { code: 500 } },
    consoleErrors: ['requestPasswordReset: '],
  },
  play: async ({ canvas, userEvent }) => {
    await ask({ canvas, userEvent })
    await expect(await canvas.findByRole('alert')).toHaveTextContent(
      /^Oops.*The username was not recognized\. Unexpected failure/,
    )
    await expect(canvas.getByRole('button', { name: 'Send link' })).toBeEnabled()
  },
})

/** After the mail was sent. */
export const Sent = meta.story({
  parameters: { answers: { requestPasswordReset: { delay: 'infinite' } } },
  play: async ({ canvas, userEvent }) => {
    // With surrounding blanks, as pasted from a mail.
    await ask({ canvas, userEvent }, '\u00a0 staff@waypost.test\u200b ')
    await waitFor(() => expect(canvas.getByRole('button')).toHaveAttribute('aria-busy', 'true'))
    await userEvent.type(canvas.getByLabelText('Username'), '{Enter}')
    await expect(api.calls('requestPasswordReset')).toHaveLength(1)
    api.answer({ requestPasswordReset: {} })
    const heading = await canvas.findByRole('heading', { name: 'Check your inbox' })
    await expect(heading).toHaveFocus()
    await expect(canvas.getByText(/emailed staff@waypost.test a link/)).toBeVisible()
    await expect(canvas.getByRole('link', { name: 'Back to sign in' })).toBeVisible()
  },
})

export const SentDark = Sent.extend({ tags: ['!test'], globals: { theme: 'dark' } })

export const SentPhone = Sent.extend({ tags: ['!test'], globals: { viewport: { value: 'phone' } } })

export const SentAgain = meta.story({
  tags: ['!dev'],
  play: async ({ canvas, userEvent }) => {
    await ask({ canvas, userEvent })
    await userEvent.click(await canvas.findByRole('button', { name: 'Resend' }))
    await expect(canvas.getByLabelText('Username')).toHaveFocus()
    await expect(canvas.getByLabelText('Username')).toHaveValue('staff@waypost.test')
    await userEvent.keyboard('{Enter}')
    await expect(await canvas.findByRole('heading', { name: 'Check your inbox' })).toBeVisible()
    await expect(api.calls('requestPasswordReset')).toHaveLength(2)
  },
})
