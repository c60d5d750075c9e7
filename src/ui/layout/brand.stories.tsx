import { expect } from 'storybook/test'
import preview from '../../../.storybook/preview.tsx'
import { Brand } from './brand.tsx'

const meta = preview.meta({
  title: 'Components/Page/Brand',
  component: Brand,
})

export const Medium = meta.story({
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Waypost')).toBeVisible()
  },
})

export const Large = Medium.extend({ args: { size: 'lg' } })

export const Dark = Large.extend({ tags: ['!test'], globals: { theme: 'dark' } })
