import { expect } from 'storybook/test'
import preview from '../../.storybook/preview.tsx'
import { NotFoundPage } from './not-found-page.tsx'

const meta = preview.meta({ title: 'Shell/Page not found', component: NotFoundPage })

export const Light = meta.story({
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('heading', { level: 1, name: 'Page not found' })).toBeVisible()
    await expect(canvas.getByRole('link', { name: 'Back to the start' })).toBeVisible()
  },
})

export const Dark = Light.extend({ globals: { theme: 'dark' } })
