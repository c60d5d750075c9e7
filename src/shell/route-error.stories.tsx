import { expect } from 'storybook/test'
import preview from '../../.storybook/preview.tsx'
import { RouteError } from './route-error.tsx'

const meta = preview.meta({
  title: 'Shell/Route error',
  component: RouteError,
  parameters: { url: '/admin-admin/enterprises' },
  args: { error: new Error('This record no longer exists.'), reset: () => {} },
})

export const Failed = meta.story({
  play: async ({ canvas }) => {
    await expect(canvas.getByText('This record no longer exists.')).toBeVisible()
    await expect(canvas.getByRole('button', { name: 'Retry' })).toBeVisible()
  },
})

export const Dark = Failed.extend({ globals: { theme: 'dark' } })
