import { expect } from 'storybook/test'
import preview from '../../.storybook/preview.tsx'
import { DeadEndPage } from './dead-end-page.tsx'

const meta = preview.meta({ title: 'Shell/Dead end', component: DeadEndPage })

export const NotFound = meta.story({
  args: { reason: 'missing' },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('heading', { level: 1, name: 'Page not found' })).toBeVisible()
    await expect(
      canvas.getByText(/Nothing was found at this address. The record may have been removed/),
    ).toBeVisible()
    await expect(canvas.getByRole('link', { name: 'Go to the start page' })).toBeVisible()
  },
})

export const NotFoundDark = NotFound.extend({ tags: ['!test'], globals: { theme: 'dark' } })

export const Forbidden = meta.story({
  args: { reason: 'forbidden' },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('heading', { name: 'You cannot open this page' })).toBeVisible()
    await expect(canvas.getByText(/Your account does not have access/)).toBeVisible()
  },
})

export const ForbiddenWithServerMessage = meta.story({
  args: { reason: 'forbidden', serverText: 'This enterprise is archived.' },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('This enterprise is archived.')).toBeVisible()
  },
})
