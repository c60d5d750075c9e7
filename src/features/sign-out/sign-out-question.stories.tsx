import { expect, screen, waitFor } from 'storybook/test'
import preview from '../../../.storybook/preview.tsx'
import { storyDrafts } from '../../../.storybook/storages.ts'

const meta = preview.meta({
  title: 'Shell/Sign-out question',
  parameters: { layout: 'fullscreen', url: '/signout' },
  beforeEach: async () => {
    const drafts = storyDrafts()
    await drafts.write('inventory-delivery', { unsent: { kind: 'delivery', count: 5 } })
    await drafts.write('batch devices-move', { unsent: { kind: 'batch', count: 4 } })
  },
})

export const Asked = meta.story({
  play: async ({ userEvent }) => {
    const heading = await screen.findByRole('heading', { name: 'Log out and delete unsent work?' })
    await expect(heading).toBeVisible()
    await expect(screen.getByText('5 scanned devices are not saved')).toBeVisible()
    await expect(screen.getByText('4 items are not finished')).toBeVisible()
    await expect(localStorage.getItem('waypost.token')).not.toBeNull()
    await userEvent.click(screen.getByRole('button', { name: 'Delete and log out' }))
    await waitFor(() => expect(localStorage.getItem('waypost.token')).toBeNull())
    await expect(await screen.findByRole('heading', { name: 'Sign in' })).toBeVisible()
  },
})

export const AskedDark = meta.story({ tags: ['!test'], globals: { theme: 'dark' } })

export const AskedOnAPhone = meta.story({
  tags: ['!test'],
  globals: { viewport: { value: 'phone' } },
})
