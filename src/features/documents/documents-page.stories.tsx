import { expect, waitFor, within } from 'storybook/test'
import { api } from '../../../.storybook/api.ts'
import { ofRow } from '../../../.storybook/of-row.ts'
import preview from '../../../.storybook/preview.tsx'
import { shown } from '../../../.storybook/shown.ts'

const meta = preview.meta({
  title: 'Screens/Administration/Help Documents',
  parameters: { layout: 'fullscreen', url: '/admin-admin/docs' },
})

const failure = 'Unexpected failure while reading from the database.'

/** When the screen opens: all help documents, in all languages. */
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
    await expect(document.getByRole('link', ofRow('View', name))).toHaveAttribute(
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

/** After a search, which reads all texts once: what was found, with its words marked. */
export const Searched = meta.story({
  parameters: { answers: { getDocument: { delay: 'infinite' } } },
  play: async ({ canvas, userEvent }) => {
    await canvas.findByRole('row', { name: /Reading alerts/ })
    const search = canvas.getByLabelText('Search topics and texts')
    await expect(api.calls('getDocument')).toEqual([])
    await userEvent.type(search, 'alkaline')
    await waitFor(() => expect(api.calls('getDocument')).toHaveLength(4))
    // A cleared search reads no more.
    await userEvent.clear(search)
    await canvas.findByRole('row', { name: /Reading alerts/ })
    api.answer({ getDocument: {} })
    await userEvent.type(search, 'alkaline freezer')
    await expect(await canvas.findByText('15 texts searched')).toBeVisible()
    const row = await canvas.findByRole('row', { name: /Replacing a sensor battery/ })
    await waitFor(() => expect(canvas.getAllByRole('row')).toHaveLength(2))
    const marks = [...row.querySelectorAll('mark')].map(({ textContent }) => textContent)
    await expect(marks).toEqual(['alkaline', 'freezer'])
    await expect(row).toHaveTextContent(/Do not use alkaline cells in a freezer\./)
    await shown()

    // What was read is not read again.
    await expect(api.calls('getDocument')).toHaveLength(4 + 15)
    await userEvent.clear(search)
    await userEvent.type(search, 'puerta')
    await canvas.findByRole('row', { name: /Leer las alertas/ })
    await userEvent.selectOptions(canvas.getByRole('combobox', { name: 'Language' }), 'Français')
    await expect(await canvas.findByText('Nothing found')).toBeVisible()
    await userEvent.click(canvas.getByRole('button', { name: 'Clear search and filters' }))
    await canvas.findByRole('row', { name: /Reading alerts/ })
    await expect(api.calls('getDocument')).toHaveLength(4 + 15)
  },
})

/** When some of the texts could not be read for the search. */
export const TextsUnread = meta.story({
  parameters: {
    url: '/admin-admin/docs?search=alkaline',
    answers: { getDocument: { code: 500 } },
    consoleErrors: [failure],
  },
  play: async ({ canvas, userEvent }) => {
    const warning = await canvas.findByText('The texts of 15 documents could not be read')
    await expect(warning).toBeVisible()
    await expect(canvas.getByText('0 of 15 texts read')).toBeVisible()
    await expect(canvas.getByText(/^Comprendre les alertes, Getting started, .*, …$/)).toBeVisible()
    await shown()
    api.answer({ getDocument: {} })
    await userEvent.click(canvas.getByRole('button', { name: 'Try again' }))
    await canvas.findByRole('row', { name: /Replacing a sensor battery/ })
    await expect(warning).not.toBeInTheDocument()
  },
})

/** While the documents load for the first time. */
export const Loading = meta.story({
  tags: ['!test'],
  parameters: { answers: { listDocuments: { delay: 'infinite' } } },
})

export const Dark = meta.story({ tags: ['!test'], globals: { theme: 'dark' } })

export const Phone = meta.story({ tags: ['!test'], globals: { viewport: { value: 'phone' } } })

export const Arabic = meta.story({ tags: ['!test'], globals: { locale: 'ar' } })

/** When nobody has written a help document yet. */
export const Empty = meta.story({
  parameters: { answers: { listDocuments: { example: 'empty' } } },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('No help documents yet')).toBeVisible()
    await expect(canvas.getAllByRole('link', { name: 'Add' })).toHaveLength(2)
  },
})

/** When the documents cannot be loaded. */
export const Failed = meta.story({
  tags: ['!test'],
  parameters: { answers: { listDocuments: { code: 500 } } },
})
