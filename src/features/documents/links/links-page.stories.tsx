import { expect, waitFor, within } from 'storybook/test'
import { api } from '../../../../.storybook/api.ts'
import preview from '../../../../.storybook/preview.tsx'
import { shown } from '../../../../.storybook/shown.ts'

const meta = preview.meta({
  title: 'Screens/Administration/Help Documents/Links and images',
  parameters: { layout: 'fullscreen', url: '/admin-admin/docs/links' },
})

const failure = 'Unexpected failure while reading from the database.'

/** After the check of all documents, when some links or images do not work. */
export const Found = meta.story({
  play: async ({ canvas, userEvent }) => {
    await expect(
      await canvas.findByText(/^Checked: 15 documents, \d+ links, \d+ images$/),
    ).toBeVisible()
    const texts = canvas
      .getAllByRole('row')
      .slice(1)
      .map((row) =>
        within(row)
          .getAllByRole('cell')
          .map(({ textContent }) => textContent),
      )
    await expect(texts.map((cells) => cells.slice(0, 3))).toEqual([
      ['Restarting a gateway', 'The linked document does not exist', '/help/reading-alarms'],
      [
        'Restarting a gateway',
        'No such heading',
        '/help/reading-alerts#section-when-a-freezer-is-too-warm',
      ],
      ['Restarting a gateway', 'Image cannot be loaded', '/docs/images/gateway-light-amber'],
      ['Unsafe markup', 'Address cannot be used', 'javascript:alert(1)'],
      ['Unsafe markup', 'Address cannot be used', 'x'],
    ])
    await expect(canvas.getAllByRole('link', { name: 'Restarting a gateway' })[0]).toHaveAttribute(
      'href',
      '/admin-admin/docs/edit/428?show=%2Fhelp%2Freading-alarms',
    )
    await shown()

    // Only what has changed since is read again.
    await api.elsewhere('PATCH', '/docs/428', { content: '<p>See the manual.</p>' })
    const { length } = api.calls('getDocument')
    await userEvent.click(canvas.getByRole('button', { name: 'Check again' }))
    await waitFor(() => expect(api.calls('getDocument')).toHaveLength(length + 1))
    await waitFor(() => expect(canvas.getAllByRole('row')).toHaveLength(3))
  },
})

/** After a check that found nothing wrong. */
export const NothingFound = meta.story({
  parameters: { answers: { listDocuments: { example: 'empty' } } },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('No broken links or missing images')).toBeVisible()
  },
})

/** When some of the documents could not be read for the check. */
export const NotAllRead = meta.story({
  parameters: { answers: { getDocument: { code: 500 } }, consoleErrors: [failure] },
  play: async ({ canvas, userEvent }) => {
    await expect(
      await canvas.findByText('The texts of 15 documents could not be read'),
    ).toBeVisible()
    await expect(
      canvas.getByText('Nothing wrong in the documents that could be read'),
    ).toBeVisible()
    await shown()
    api.answer({ getDocument: {} })
    await userEvent.click(canvas.getByRole('button', { name: 'Try again' }))
    await expect(await canvas.findAllByText('No such heading')).toHaveLength(1)
  },
})

/** While the documents are read. */
export const Loading = meta.story({
  tags: ['!test'],
  parameters: { answers: { listDocuments: { delay: 'infinite' } } },
})

/** When the documents cannot be read. */
export const Failed = meta.story({
  tags: ['!test'],
  parameters: { answers: { listDocuments: { code: 500 } } },
})

export const Dark = meta.story({ tags: ['!test'], globals: { theme: 'dark' } })

export const Phone = meta.story({ tags: ['!test'], globals: { viewport: { value: 'phone' } } })

export const Arabic = meta.story({ tags: ['!test'], globals: { locale: 'ar' } })
