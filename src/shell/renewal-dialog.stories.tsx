import type { StoryContext } from '@storybook/react-vite'
import { expect, screen, waitFor, within } from 'storybook/test'
import { finishRenewal } from '~/session/renewal.ts'
import { api } from '../../.storybook/api.ts'
import preview from '../../.storybook/preview.tsx'

/** The list, with an expired session. */
const meta = preview.meta({
  title: 'Shell/Sign in again',
  parameters: { layout: 'fullscreen', url: '/admin-admin/enterprises' },
  beforeEach: () => () => finishRenewal(false),
})

type Context = Pick<StoryContext, 'canvas' | 'userEvent'>

async function expire({ canvas, userEvent }: Context) {
  await canvas.findByText('1 to 20 of 24 rows')
  api.answer({ listEnterprises: { code: 401 } })
  await userEvent.click(canvas.getByRole('button', { name: 'Next page' }))
  const dialog = await screen.findByRole('alertdialog', { name: 'Sign in again' })
  await waitFor(() => expect(dialog).toBeVisible())
  return within(dialog)
}

export const Open = meta.story({
  play: async (context) => {
    const dialog = await expire(context)
    await expect(dialog.getByLabelText('Username')).toHaveValue('admin@waypost.test')
    await waitFor(() => expect(dialog.getByLabelText('Password')).toHaveFocus())
    await context.userEvent.keyboard('{Escape}')
    await expect(dialog.getByLabelText('Password')).toBeVisible()
  },
})

export const Dark = Open.extend({ tags: ['!test'], globals: { theme: 'dark' } })

export const Phone = Open.extend({ tags: ['!test'], globals: { viewport: { value: 'phone' } } })

export const NoPassword = meta.story({
  play: async (context) => {
    const dialog = await expire(context)
    await context.userEvent.click(dialog.getByRole('button', { name: 'Sign in' }))
    await expect(dialog.getByLabelText('Password')).toHaveAccessibleDescription(
      'please enter password',
    )
    await expect(api.calls('signIn')).toHaveLength(0)
  },
})

export const WrongPassword = meta.story({
  parameters: { answers: { signIn: { code: 401 } } },
  play: async (context) => {
    const dialog = await expire(context)
    await context.userEvent.type(dialog.getByLabelText('Password'), 'not-this-one{Enter}')
    await expect(await dialog.findByRole('alert')).toHaveTextContent(
      'The username or the password is not right.',
    )
    await expect(dialog.getByLabelText('Password')).toHaveValue('not-this-one')
  },
})

export const Continues = meta.story({
  tags: ['!dev'],
  play: async (context) => {
    const dialog = await expire(context)
    api.answer({ listEnterprises: {} })
    await context.userEvent.type(dialog.getByLabelText('Password'), 'waypost-demo-1{Enter}')
    await expect(await context.canvas.findByText('21 to 24 of 24 rows')).toBeVisible()
    await waitFor(() => expect(screen.queryByRole('alertdialog')).not.toBeInTheDocument())
  },
})

export const Canceled = meta.story({
  tags: ['!dev'],
  play: async (context) => {
    const dialog = await expire(context)
    await context.userEvent.click(dialog.getByRole('button', { name: 'Log out instead' }))
    await expect(await context.canvas.findByRole('heading', { name: 'Sign in' })).toBeVisible()
  },
})
