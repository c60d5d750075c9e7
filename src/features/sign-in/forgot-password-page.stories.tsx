import { expect, waitFor, type UserEventObject, type within } from 'storybook/test'
import { api } from '../../../.storybook/api.ts'
import preview from '../../../.storybook/preview.tsx'

const meta = preview.meta({
  title: 'Screens/Forgot password',
  parameters: { layout: 'fullscreen', url: '/forgotpassword', user: null },
})

type Play = { canvas: ReturnType<typeof within>; userEvent: UserEventObject }

async function ask({ canvas, userEvent }: Play, username = 'staff@waypost.test') {
  await userEvent.type(await canvas.findByLabelText('Username'), `${username}{Enter}`)
}

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

export const NothingTyped = meta.story({
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Send link' }))
    await expect(await canvas.findByText('please enter user name')).toBeVisible()
    await expect(canvas.getByLabelText('Username')).toHaveFocus()
    await expect(api.calls('requestPasswordReset')).toHaveLength(0)
  },
})

export const ImpossibleUsername = meta.story({
  play: async ({ canvas, userEvent }) => {
    await ask({ canvas, userEvent }, 'sofia reyes')
    await expect(await canvas.findByText('please enter a valid user name')).toBeVisible()
    await expect(api.calls('requestPasswordReset')).toHaveLength(0)
  },
})

export const UnknownUsername = meta.story({
  parameters: { answers: { requestPasswordReset: { code: 404 } } },
  play: async ({ canvas, userEvent }) => {
    await ask({ canvas, userEvent })
    const alert = await canvas.findByRole('alert')
    await expect(alert).toHaveTextContent('No user has this username.')
    await expect(canvas.getByLabelText('Username')).toHaveValue('staff@waypost.test')
  },
})

export const RefusedWithStatus200 = meta.story({
  name: 'Refused with status 200',
  parameters: { answers: { requestPasswordReset: { example: 'refused' } } },
  play: async ({ canvas, userEvent }) => {
    await ask({ canvas, userEvent })
    const alert = await canvas.findByRole('alert')
    await expect(alert).toHaveTextContent('signs in through its company')
  },
})

export const FieldRefused = meta.story({
  parameters: { answers: { requestPasswordReset: { code: 422 } } },
  play: async ({ canvas, userEvent }) => {
    await ask({ canvas, userEvent })
    await expect(await canvas.findByRole('alert')).toHaveTextContent('Please check the username.')
    await waitFor(() =>
      expect(canvas.getByLabelText('Username')).toHaveAccessibleDescription(/^Letters, digits/),
    )
  },
})

export const ServerFails = meta.story({
  parameters: {
    answers: { requestPasswordReset: { code: 500 } },
    consoleErrors: ['requestPasswordReset: '],
  },
  play: async ({ canvas, userEvent }) => {
    await ask({ canvas, userEvent })
    await expect(await canvas.findByRole('alert')).not.toHaveTextContent('recognized')
    await expect(canvas.getByRole('button', { name: 'Send link' })).toBeEnabled()
  },
})

export const Pending = meta.story({
  parameters: { answers: { requestPasswordReset: { delay: 'infinite' } } },
  play: async ({ canvas, userEvent }) => {
    await ask({ canvas, userEvent })
    await waitFor(() => expect(canvas.getByRole('button')).toHaveAttribute('aria-busy', 'true'))
    await userEvent.type(canvas.getByLabelText('Username'), '{Enter}')
    await expect(api.calls('requestPasswordReset')).toHaveLength(1)
  },
})

export const Sent = meta.story({
  play: async ({ canvas, userEvent }) => {
    await ask({ canvas, userEvent })
    const heading = await canvas.findByRole('heading', { name: 'Check your inbox' })
    await expect(heading).toHaveFocus()
    await expect(canvas.getByText(/on its way to staff@waypost.test/)).toBeVisible()
    await expect(canvas.getByRole('link', { name: 'Back to sign in' })).toBeVisible()
  },
})

export const SentDark = Sent.extend({ tags: ['!test'], globals: { theme: 'dark' } })

export const SentPhone = Sent.extend({ tags: ['!test'], globals: { viewport: { value: 'phone' } } })

export const SentAgain = meta.story({
  play: async ({ canvas, userEvent }) => {
    await ask({ canvas, userEvent })
    await userEvent.click(await canvas.findByRole('button', { name: 'Send again' }))
    await expect(canvas.getByLabelText('Username')).toHaveFocus()
    await expect(canvas.getByLabelText('Username')).toHaveValue('staff@waypost.test')
    await userEvent.keyboard('{Enter}')
    await expect(await canvas.findByRole('heading', { name: 'Check your inbox' })).toBeVisible()
    await expect(api.calls('requestPasswordReset')).toHaveLength(2)
  },
})
