import { expect } from 'storybook/test'
import preview from '../../.storybook/preview.tsx'
import { RoutePending } from './route-pending.tsx'

const meta = preview.meta({ title: 'Shell/Route pending', component: RoutePending })

export const Pending = meta.story({
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('status', { name: 'Loading' })).toBeVisible()
  },
})

export const Dark = Pending.extend({ tags: ['!test'], globals: { theme: 'dark' } })
