import { expect, within } from 'storybook/test'
import { api } from '../../../.storybook/api.ts'
import preview from '../../../.storybook/preview.tsx'

const meta = preview.meta({
  title: 'Screens/Administration/Help Documents',
  parameters: { layout: 'fullscreen', url: '/admin-admin/docs' },
})

export const Loaded = meta.story({
  play: async ({ canvas, userEvent }) => {
    const row = await canvas.findByRole('row', { name: /Replacing a sensor battery/ })
    await expect(row).toHaveTextContent(/replacing-a-sensor-battery.*English.*3/)
    await expect(canvas.getByText(/^1 to \d+ of \d+ rows$/)).toBeVisible()
    const document = within(row)
    const name = 'Replacing a sensor battery'
    await expect(document.getByRole('link', { name })).toHaveAttribute(
      'href',
      '/admin-admin/docs/edit/403',
    )
    await expect(document.getByRole('link', { name: `View: ${name}` })).toHaveAttribute(
      'href',
      '/help/replacing-a-sensor-battery',
    )
    await expect(canvas.getByRole('columnheader', { name: 'Topic' })).toHaveAttribute(
      'aria-sort',
      'ascending',
    )
    await userEvent.click(canvas.getByRole('button', { name: /^Language/ }))
    await canvas.findByRole('row', { name: /Reading alerts/ })
    const sorts = api
      .calls('listDocuments')
      .map(({ url }) => new URL(url).searchParams.getAll('sort').join(' '))
    await expect(sorts).toEqual(['topic,asc', 'locale.languageTag,asc'])
  },
})

export const Dark = meta.story({ tags: ['!test'], globals: { theme: 'dark' } })

export const Phone = meta.story({ tags: ['!test'], globals: { viewport: { value: 'phone' } } })

export const Arabic = meta.story({ tags: ['!test'], globals: { locale: 'ar' } })

export const Empty = meta.story({
  parameters: { answers: { listDocuments: { example: 'empty' } } },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('No help documents yet')).toBeVisible()
    await expect(canvas.getAllByRole('link', { name: 'Add' })).toHaveLength(2)
  },
})
