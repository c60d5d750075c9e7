import { expect } from 'storybook/test'
import preview from '../../../.storybook/preview.tsx'
import { Loader } from './loader.tsx'

const meta = preview.meta({
  title: 'Components/Feedback/Loader',
  component: Loader,
})

export const Silent = meta.story({
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('status', { name: 'Loading' })).toBeVisible()
  },
})

export const Saving = meta.story({
  args: { children: 'Saving...' },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('status')).toHaveTextContent('Saving...')
  },
})

export const SavingDark = Saving.extend({ tags: ['!test'], globals: { theme: 'dark' } })

export const SavingRightToLeft = Saving.extend({ globals: { direction: 'rtl' } })

export const Small = Saving.extend({ args: { size: 'md' } })
