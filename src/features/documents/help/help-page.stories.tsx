import { expect, within } from 'storybook/test'
import { api } from '../../../../.storybook/api.ts'
import { fill } from '../../../../.storybook/fill.ts'
import preview from '../../../../.storybook/preview.tsx'
import { shown } from '../../../../.storybook/shown.ts'

const meta = preview.meta({
  title: 'Screens/Help',
  parameters: { layout: 'fullscreen', url: '/help', user: 'staff' },
})

type Canvas = ReturnType<typeof within>

const topicsOf = (canvas: Canvas) =>
  within(within(canvas.getByRole('main')).getByRole('list', { name: 'Topics' }))
    .getAllByRole('link')
    .map(({ textContent }) => textContent)

/** When help is opened: all topics, and after a search those that match. */
export const Found = meta.story({
  play: async ({ canvas, userEvent }) => {
    await canvas.findByRole('link', { name: 'Getting started' })
    await expect(topicsOf(canvas).slice(0, 3)).toEqual([
      'Getting started',
      'Reading alerts',
      'Replacing a sensor battery',
    ])
    await expect(topicsOf(canvas).at(-1)).toBe('Unsorted notes')

    const search = canvas.getByRole('textbox', { name: 'Search topics' })
    await fill(search, 'battery sensor')
    await expect(await canvas.findByText('1 topic')).toBeVisible()
    await expect(topicsOf(canvas)).toEqual(['Replacing a sensor battery'])
    await fill(search, 'freezer')
    await expect(
      await canvas.findByRole('heading', { name: 'No topic contains “freezer” (English)' }),
    ).toBeVisible()
    await userEvent.click(canvas.getByRole('button', { name: 'Show all topics' }))
    await canvas.findByRole('link', { name: 'Getting started' })
    await expect(search).toHaveValue('')

    const language = canvas.getByRole('combobox', { name: 'Language' })
    await userEvent.selectOptions(language, 'Français')
    await expect(await canvas.findByRole('link', { name: 'Prise en main' })).toBeVisible()
    await userEvent.selectOptions(language, 'Deutsch')
    await expect(
      await canvas.findByRole('heading', { name: 'No help topics in this language: Deutsch' }),
    ).toBeVisible()
    await userEvent.click(canvas.getByRole('button', { name: 'Show topics in English' }))
    await expect(await canvas.findByRole('link', { name: 'Getting started' })).toBeVisible()
  },
})

/** While the documents load. */
export const Loading = meta.story({
  tags: ['!test'],
  parameters: { answers: { listDocumentsForLanguage: { delay: 'infinite' } } },
})

/** When nobody has written a document in the chosen language yet. */
export const Empty = meta.story({
  tags: ['!test'],
  parameters: { answers: { listDocumentsForLanguage: { example: 'empty' } } },
})

export const Dark = meta.story({ tags: ['!test'], globals: { theme: 'dark' } })

export const Phone = meta.story({ tags: ['!test'], globals: { viewport: { value: 'phone' } } })

export const Arabic = meta.story({ tags: ['!test'], globals: { locale: 'ar' } })

/** When the topics and the languages cannot be loaded. */
export const Failed = meta.story({
  parameters: {
    answers: { listDocumentsForLanguage: { code: 500 }, listLocales: { code: 500 } },
    consoleErrors: ['listDocumentsForLanguage', 'listLocales'],
  },
  play: async ({ canvas, userEvent }) => {
    const alertOf = async (text: string) =>
      within(
        (await canvas.findByText(text)).closest<HTMLElement>('[role=alert]') ??
          canvas.getByRole('main'),
      )
    const languages = await alertOf('The other languages could not be loaded')
    const topics = await alertOf('This could not be loaded')
    await shown()
    api.answer({ listDocumentsForLanguage: {}, listLocales: {} })
    await userEvent.click(topics.getByRole('button', { name: 'Try again' }))
    await userEvent.click(languages.getByRole('button', { name: 'Try again' }))
    await expect(await canvas.findByRole('option', { name: 'Español' })).toBeInTheDocument()
    await expect(await canvas.findByRole('link', { name: 'Getting started' })).toBeVisible()
    await expect(canvas.queryByRole('alert')).not.toBeInTheDocument()
  },
})
