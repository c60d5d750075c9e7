import { expect } from 'storybook/test'
import preview from '../../.storybook/preview.tsx'

const meta = preview.meta({
  title: 'Shell/Page not found',
  parameters: { layout: 'fullscreen', url: '/no/such/screen' },
})

export const SignedIn = meta.story({
  play: async ({ canvas }) => {
    await expect(
      await canvas.findByRole('heading', { level: 1, name: 'Page not found' }),
    ).toBeVisible()
    await expect(canvas.getByText('There is no screen at this address.')).toBeVisible()
  },
})

export const Dark = SignedIn.extend({ globals: { theme: 'dark' } })

export const LeadsBack = meta.story({
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('link', { name: 'Back to the start' }))
    await expect(await canvas.findByRole('heading', { name: 'Enterprises' })).toBeVisible()
  },
})
