import { expect } from 'storybook/test'
import preview from '../../.storybook/preview.tsx'

const meta = preview.meta({
  title: 'Shell/Frame',
  parameters: { layout: 'fullscreen', url: '/admin-admin/enterprises' },
})

export const SignedIn = meta.story({
  play: async ({ canvas, userEvent }) => {
    await expect(await canvas.findByText('Ada Okafor')).toBeVisible()
    await userEvent.tab()
    await expect(canvas.getByRole('link', { name: 'Skip to content' })).toHaveFocus()
    await userEvent.tab()
    await expect(canvas.getByRole('link', { name: 'Waypost' })).toHaveFocus()
  },
})

export const NameOnItsWay = meta.story({
  parameters: { answers: { getMe: { delay: 'infinite' } } },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('link', { name: 'Log out' })).toBeVisible()
    await expect(canvas.queryByText('Ada Okafor')).not.toBeInTheDocument()
  },
})

export const SessionIsOver = meta.story({
  parameters: { answers: { getMe: { code: 401 } } },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('heading', { name: 'Sign in' })).toBeVisible()
    await expect(canvas.getByText('You need to sign in')).toBeVisible()
  },
})

export const LoggedOut = meta.story({
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('link', { name: 'Log out' }))
    await expect(await canvas.findByRole('heading', { name: 'Sign in' })).toBeVisible()
    await expect(localStorage.getItem('waypost.token')).toBeNull()
  },
})
