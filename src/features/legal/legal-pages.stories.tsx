import { expect } from 'storybook/test'
import preview from '../../../.storybook/preview.tsx'

const meta = preview.meta({
  title: 'Screens/Signed out/Terms of use',
  parameters: { layout: 'fullscreen', url: '/terms-of-use', user: null },
})

/** When the operator has not configured an address of their own for the terms. */
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

/** The same for the use of data. */
export const DataUse = meta.story({
  parameters: { url: '/data-use' },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('heading', { name: 'Data use' })).toBeVisible()
    await expect(canvas.getByText('This is placeholder text.')).toBeVisible()
  },
})

/** When a signed-in user opens the terms: the way back leads to the console. */
export const SignedIn = meta.story({
  parameters: { user: 'staff' },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('link', { name: 'Back to the console' })).toBeVisible()
  },
})
