import { expect, screen, waitFor, within } from 'storybook/test'
import { api } from '../../../.storybook/api.ts'
import preview from '../../../.storybook/preview.tsx'
import { shown } from '../../../.storybook/shown.ts'
import { storyDrafts } from '../../../.storybook/storages.ts'

const meta = preview.meta({
  title: 'Screens/Administration/Help Documents/Edit Document',
  parameters: { layout: 'fullscreen', url: '/admin-admin/docs/edit/403' },
})

const add = { url: '/admin-admin/docs/add' }
const taken = 'Another document has this slug.'

/** After a new document was saved: the screen goes on as the form of that document. */
export const Added = meta.story({
  parameters: { ...add, consoleErrors: [taken] },
  play: async ({ canvas, userEvent }) => {
    const text = await canvas.findByRole('textbox', { name: 'Content' })
    const save = canvas.getByRole('button', { name: 'Save' })
    await userEvent.click(save)
    const missing = await canvas.findByText('Topic and Slug and Language Required!')
    await expect(missing).toBeVisible()
    await expect(canvas.getByLabelText('Topic')).toHaveFocus()

    const slug = canvas.getByLabelText('Slug')
    await userEvent.type(canvas.getByLabelText('Topic'), 'Reading Alerts')
    await waitFor(() => expect(slug).toHaveValue('reading-alerts'))
    await userEvent.selectOptions(canvas.getByLabelText('Language'), 'English')
    await expect(missing).not.toBeInTheDocument()
    await userEvent.type(canvas.getByLabelText('Sort order'), '7')
    await userEvent.click(text)
    await userEvent.keyboard('Act now.')
    await userEvent.click(save)
    await waitFor(() => expect(slug).toHaveAccessibleDescription(new RegExp(taken)))
    const banner = within(canvas.getByRole('alert'))
    await expect(banner.getByText('The document was not saved')).toBeVisible()
    await userEvent.click(banner.getByRole('button', { name: 'Dismiss' }))
    await expect(canvas.queryByRole('alert')).not.toBeInTheDocument()

    await userEvent.clear(slug)
    await userEvent.type(slug, ' Act on Alerts ')
    await expect(slug).toHaveValue('-act-on-alerts-')
    await userEvent.tab()
    await expect(slug).toHaveValue('act-on-alerts')
    // A slug that was edited stays.
    await userEvent.type(canvas.getByLabelText('Topic'), '!')
    await expect(slug).toHaveValue('act-on-alerts')
    await userEvent.click(save)
    await expect(await canvas.findByText('Document added.')).toBeVisible()
    await expect(await api.calls('createDocument').at(-1)?.json()).toEqual({
      topic: 'Reading Alerts!',
      slug: 'act-on-alerts',
      locale: 'en-US',
      sortOrder: 7,
      content: '<p>Act now.</p>',
    })
  },
})

/** When somebody goes on typing while the new document is being saved. */
export const TypedWhileAdded = meta.story({
  parameters: { ...add, answers: { createDocument: { delay: 'infinite' } } },
  play: async ({ canvas, userEvent }) => {
    const topic = await canvas.findByLabelText('Topic')
    await userEvent.type(topic, 'Silent alarms')
    await userEvent.selectOptions(canvas.getByLabelText('Language'), 'English')
    await userEvent.click(await canvas.findByRole('textbox', { name: 'Content' }))
    await userEvent.keyboard('Act now.')
    await userEvent.click(canvas.getByRole('button', { name: 'Save' }))
    await waitFor(() => expect(api.calls('createDocument')).toHaveLength(1))
    await userEvent.type(topic, ' at night')
    await shown()
    api.answer({ createDocument: {} })

    // Another save would add a second document.
    const edit = { level: 1, name: 'Edit Silent alarms' }
    await expect(await canvas.findByRole('heading', edit)).toBeVisible()
    await expect(await canvas.findByText('Document added.')).toBeVisible()
    await expect(await canvas.findByText('Your unsaved changes were restored')).toBeVisible()
    const again = canvas.getByLabelText('Topic')
    await expect(again).toHaveValue('Silent alarms at night')
    api.answer({ updateDocument: { delay: 'infinite' } })
    await userEvent.click(canvas.getByRole('button', { name: 'Save' }))
    await waitFor(() => expect(api.calls('updateDocument')).toHaveLength(1))
    await userEvent.type(again, '!')
    api.answer({ updateDocument: {} })
    await waitFor(() => expect(screen.getByText('Document Updated')).toBeVisible())
    await expect(again).toHaveValue('Silent alarms at night!')
    await expect(screen.queryByRole('alertdialog')).not.toBeInTheDocument()
  },
})

/** When a document is opened to be changed. */
export const Edit = meta.story({
  play: async ({ canvas, userEvent }) => {
    const title = { level: 1, name: 'Edit Replacing a sensor battery' }
    await expect(await canvas.findByRole('heading', title)).toBeVisible()
    await shown()
    const text = within(await canvas.findByRole('textbox', { name: 'Content' }))
    await expect(text.getByRole('img', { name: /LHT65N/ })).toBeVisible()
    await expect(text.getByText(/ssr\/general\/replacing-a-sensor-battery.mp4$/)).toBeVisible()
    await expect(canvas.queryByText(/^The editor cannot keep/)).not.toBeInTheDocument()
    await expect(text.getAllByRole('heading')[0]).toHaveStyle({ fontWeight: '600' })
    await expect(text.getAllByRole('list')[0]).toHaveStyle({ paddingInlineStart: '24px' })

    // One Tab stop, with arrow keys inside.
    const tools = within(canvas.getByRole('toolbar', { name: 'Formatting' }))
    const stops = () => tools.getAllByRole('button').filter(({ tabIndex }) => tabIndex === 0)
    await expect(stops()).toHaveLength(1)
    stops()[0]?.focus()
    await userEvent.keyboard('{End}')
    await expect(tools.getByRole('button', { name: 'Caption' })).toHaveFocus()
    await userEvent.keyboard('{ArrowRight}{ArrowRight}{ArrowLeft}')
    await expect(tools.getByRole('button', { name: 'Undo' })).toHaveFocus()
    await expect(stops()).toHaveLength(1)

    const topic = canvas.getByLabelText('Topic')
    await userEvent.type(topic, ' soon{Control>}s{/Control}')
    await expect(await canvas.findByText(/^Saved at /)).toBeVisible()
    await expect(topic).toHaveFocus()
    const saved = { level: 1, name: 'Edit Replacing a sensor battery soon' }
    await expect(await canvas.findByRole('heading', saved)).toBeVisible()

    // The form stays open while links follow its new slug.
    const slug = canvas.getByLabelText('Slug')
    await userEvent.clear(slug)
    await userEvent.type(slug, 'new-battery')
    await canvas.findByText(/^\d+ documents? links? to \/help\/replacing-a-sensor-battery$/)
    await userEvent.keyboard('{Control>}s{/Control}')
    await waitFor(() => expect(api.calls('updateDocument').length).toBeGreaterThan(2))
    await expect(await canvas.findByText(/^Saved at /)).toBeVisible()
    await expect(slug).toHaveFocus()

    // What was not edited is not sent, so it stays as stored, or as someone else has saved it.
    await userEvent.type(topic, ' again')
    await api.elsewhere('PATCH', '/docs/403', { sortOrder: 9, content: '<p>H<sub>2</sub>O</p>' })
    await userEvent.click(canvas.getByRole('button', { name: 'Save' }))
    await expect(await canvas.findByText('Document Updated')).toBeVisible()
    await expect(await api.calls('updateDocument').at(-1)?.json()).toEqual({
      topic: 'Replacing a sensor battery soon again',
    })
  },
})

/** When somebody else has saved the document in the meantime: both texts, and the question which to keep. */
export const ChangedElsewhere = meta.story({
  parameters: { consoleErrors: ['This record no longer exists'] },
  play: async ({ canvas, userEvent }) => {
    const text = await canvas.findByRole('textbox', { name: 'Content' })
    await userEvent.click(text)
    await userEvent.keyboard('Mine.')
    await api.elsewhere('PATCH', '/docs/403', { content: '<p>Theirs.</p>' })
    await userEvent.click(canvas.getByRole('button', { name: 'Save' }))
    const question = within(
      await screen.findByRole('dialog', { name: /^Replacing a sensor battery has changed/ }),
    )
    await expect(await question.findByText('Theirs.')).toBeInTheDocument()
    await shown()
    await userEvent.click(question.getByRole('button', { name: 'Cancel' }))
    await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument())
    await expect(text).toHaveTextContent('Mine.')
    await expect(api.calls('updateDocument')).toEqual([])

    await api.elsewhere('DELETE', '/docs/403')
    await userEvent.click(canvas.getByRole('button', { name: 'Save' }))
    await canvas.findByText(/was deleted in the meantime\. What you entered is still here\./)
    await userEvent.click(canvas.getByRole('button', { name: 'Save as new' }))
    await expect(await canvas.findByText('Document added.')).toBeVisible()
    await expect(await api.calls('createDocument').at(-1)?.json()).toMatchObject({
      topic: 'Replacing a sensor battery',
      slug: 'replacing-a-sensor-battery',
      content: expect.stringContaining('Mine.') as string,
    })
  },
})

/** When a document is translated: the original stands beside the new text. */
export const Translated = meta.story({
  parameters: { url: '/admin-admin/docs/add?translationOf=402' },
  play: async ({ canvas, userEvent }) => {
    const title = { level: 1, name: 'Translate Reading alerts' }
    await expect(await canvas.findByRole('heading', title)).toBeVisible()
    const original = within(canvas.getByRole('region', { name: 'Original (English)' }))
    const beginning = 'What an alert tells you'
    await expect(await original.findByRole('heading', { name: beginning })).toBeVisible()
    const text = within(await canvas.findByRole('textbox', { name: 'Content' }))
    await expect(text.getByRole('heading', { name: beginning })).toBeVisible()
    await shown()

    const [topic, slug] = [canvas.getByLabelText('Topic'), canvas.getByLabelText('Slug')]
    const language = canvas.getByLabelText('Language')
    await userEvent.selectOptions(language, 'English')
    await userEvent.type(topic, 'Alarme lesen')
    await userEvent.click(canvas.getByRole('button', { name: 'Save' }))
    const another = 'Choose another language than that of the original.'
    await waitFor(() => expect(language).toHaveAccessibleDescription(another))
    await userEvent.selectOptions(language, 'Deutsch')
    await userEvent.clear(topic)
    await expect(slug).toHaveValue('reading-alerts-de')
    await userEvent.type(topic, 'Alarme lesen')
    await expect(slug).toHaveValue('alarme-lesen')
    await userEvent.click(canvas.getByRole('button', { name: 'Save' }))
    await expect(await canvas.findByText('Document added.')).toBeVisible()
    await expect(await api.calls('createDocument').at(-1)?.json()).toMatchObject({
      topic: 'Alarme lesen',
      locale: 'de',
      sortOrder: 2,
      content: expect.stringContaining('<h2>What an alert tells you</h2>') as string,
    })
  },
})

/** While the document loads. */
export const Loading = meta.story({
  tags: ['!test'],
  parameters: { answers: { getDocument: { delay: 'infinite' } } },
})

export const EditDark = meta.story({ tags: ['!test'], globals: { theme: 'dark' } })

export const EditOnAPhone = meta.story({
  tags: ['!test'],
  globals: { viewport: { value: 'phone' } },
})

export const EditArabic = meta.story({ tags: ['!test'], globals: { locale: 'ar' } })

/** When the stored text has elements that the editor would remove. */
export const UnknownContent = meta.story({
  parameters: { url: '/admin-admin/docs/edit/425' },
  play: async ({ canvas, userEvent }) => {
    const warning = await canvas.findByText(
      /^Editing the text removes: onclick, <script>, .*<iframe>/,
    )
    await expect(warning).toBeVisible()
    await userEvent.click(canvas.getByText('Show the stored HTML'))
    await expect(canvas.getByText(/onerror="document.title = 'Hostile'"/)).toBeVisible()
    await expect(canvas.getByRole('textbox', { name: 'Content' })).toHaveTextContent(
      /^Hostile markup.*This text is all that is left\.$/,
    )
  },
})

const failure = 'Unexpected failure while reading from the database.'

/** After a document was deleted: back in the list. */
export const Deleted = meta.story({
  parameters: {
    url: '/admin-admin/docs/edit/403#delete',
    answers: { deleteDocument: { code: 500 } },
    consoleErrors: [failure],
  },
  play: async ({ canvas, userEvent }) => {
    const question = async () =>
      within(await screen.findByRole('alertdialog', { name: 'Delete Replacing a sensor battery?' }))
    const first = await question()
    await waitFor(() => expect(first.getByRole('button', { name: 'Cancel' })).toHaveFocus())
    await userEvent.click(first.getByRole('button', { name: 'Delete' }))
    await waitFor(() => expect(screen.queryByRole('alertdialog')).not.toBeInTheDocument())
    const banner = () => canvas.getByText('It is not known whether the document was deleted')
    await waitFor(() => expect(banner()).toBeVisible())

    // There is no second question about unsaved text.
    await userEvent.type(await canvas.findByLabelText('Topic'), ' x')
    // It has arrived, so the document is gone.
    await api.elsewhere('DELETE', '/docs/403')
    api.answer({ deleteDocument: {} })
    const reads = api.calls('getDocument').length
    await userEvent.click(canvas.getByRole('button', { name: 'Delete' }))
    await userEvent.click((await question()).getByRole('button', { name: 'Delete' }))
    await waitFor(() => expect(canvas.getByText('Document Deleted')).toBeVisible())
    await canvas.findByRole('row', { name: /Reading alerts/ })
    await expect(canvas.queryByRole('row', { name: /Replacing/ })).not.toBeInTheDocument()
    // A deleted document is not read again.
    await expect(api.calls('getDocument')).toHaveLength(reads)
  },
})

/** Somebody else has deleted it meanwhile. */
export const DraftOfADeletedDocument = meta.story({
  tags: ['!dev'],
  parameters: {
    url: '/admin-admin/docs/edit/499',
    consoleErrors: ['This record no longer exists'],
  },
  beforeEach: async () => {
    const typed = { topic: 'Cleaning a probe', content: '<p>Use warm water.</p>' }
    await storyDrafts().write('document-edit-499', { ...typed, '(before)': { topic: 'Probes' } })
  },
  play: async ({ canvas }) => {
    await expect(
      await canvas.findByRole('heading', { level: 1, name: 'Add document' }),
    ).toBeVisible()
    await expect(canvas.getByText(/^The record no longer exists\./)).toBeVisible()
    await waitFor(() => expect(canvas.getByLabelText(/^Topic/)).toHaveValue('Cleaning a probe'))
    await expect(await canvas.findByText('Use warm water.')).toBeVisible()
  },
})
