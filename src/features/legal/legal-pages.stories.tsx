import { expect } from 'storybook/test'
import preview from '../../../.storybook/preview.tsx'

const meta = preview.meta({
  title: 'Screens/Signed out/Terms of use',
  parameters: { layout: 'fullscreen', url: '/terms-of-use', user: null },
})

export const TermsOfUse = meta.story({
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('heading', { name: 'Terms of use' })).toBeVisible()
    await expect(canvas.getByText('This is placeholder text.')).toBeVisible()
    await expect(canvas.getByRole('link', { name: 'Back to sign in' })).toBeVisible()
  },
})

export const Dark = TermsOfUse.extend({ tags: ['!test'], globals: { theme: 'dark' } })

export const Phone = TermsOfUse.extend({
  tags: ['!test'],
  globals: { viewport: { value: 'phone' } },
})

export const DataUse = meta.story({
  parameters: { url: '/data-use' },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('heading', { name: 'Data use' })).toBeVisible()
    await expect(canvas.getByText('This is placeholder text.')).toBeVisible()
  },
})

export const SignedIn = meta.story({
  parameters: { user: 'staff' },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('link', { name: 'Back to the console' })).toBeVisible()
  },
})
