import { expect, waitFor, type UserEventObject, type within } from 'storybook/test'
import { api } from '../../../.storybook/api.ts'
import preview from '../../../.storybook/preview.tsx'
import { sampleArchive } from '../../../.storybook/samples.ts'

const meta = preview.meta({
  title: 'Screens/Administration/Bulk Import',
  parameters: { layout: 'fullscreen', url: '/admin-admin/setup' },
})

type Story = { canvas: ReturnType<typeof within>; userEvent: UserEventObject }

async function choose({ canvas, userEvent }: Story, file: File) {
  await userEvent.upload(await canvas.findByLabelText(/^ZIP archive/), file)
}

async function importFile(story: Story, file: File) {
  await choose(story, file)
  await story.userEvent.click(story.canvas.getByRole('button', { name: 'Import' }))
}

/** When the screen opens. */
export const Idle = meta.story({
  play: async ({ canvas }) => {
    await expect(
      await canvas.findByRole('heading', { level: 1, name: 'Bulk Import' }),
    ).toBeVisible()
    await expect(canvas.getByRole('button', { name: 'Import' })).toBeEnabled()
    await expect(canvas.queryByRole('region', { name: 'Result' })).not.toBeInTheDocument()
  },
})

export const Dark = Idle.extend({ tags: ['!test'], globals: { theme: 'dark' } })

export const Phone = Idle.extend({ tags: ['!test'], globals: { viewport: { value: 'phone' } } })

/** After a ZIP archive was chosen, before it is imported. */
export const Chosen = meta.story({
  play: async (story) => {
    const { canvas, userEvent } = story
    await userEvent.click(await canvas.findByRole('button', { name: 'Import' }))
    await expect(await canvas.findByText('Choose a ZIP archive.')).toBeVisible()

    await importFile(story, new File(['name\nLantern Noodles'], 'openings.zip'))
    await expect(await canvas.findByText('openings.zip is not a ZIP archive.')).toBeVisible()
    await waitFor(() => expect(canvas.getByLabelText(/^ZIP archive/)).toHaveFocus())
    await expect(api.calls('importSetup')).toHaveLength(0)

    await choose(story, await sampleArchive('autumnOpenings'))
    await expect(await canvas.findByText('autumnOpenings.zip')).toBeVisible()
    await expect(canvas.getByRole('button', { name: /^Remove/ })).toBeVisible()
  },
})

/** While an archive is being imported. */
export const Running = meta.story({
  parameters: { answers: { importSetup: { delay: 'infinite' } } },
  play: async (story) => {
    const { canvas } = story
    await importFile(story, await sampleArchive('autumnOpenings'))
    await expect(await canvas.findByRole('progressbar')).toBeVisible()
    await expect(canvas.getByRole('button', { name: 'Importing…' })).toHaveAttribute(
      'aria-disabled',
      'true',
    )
  },
})

export const RunningDark = Running.extend({ tags: ['!test'], globals: { theme: 'dark' } })

export const Canceled = Running.extend({
  tags: ['!dev'],
  play: async (story) => {
    const { canvas, userEvent } = story
    await importFile(story, await sampleArchive('autumnOpenings'))
    await userEvent.click(await canvas.findByRole('button', { name: 'Cancel' }))
    await expect(await canvas.findByText('The import was canceled')).toBeVisible()
    await expect(canvas.getByRole('heading', { name: 'Result' })).toHaveFocus()
    await expect(canvas.getByText('autumnOpenings.zip')).toBeVisible()
  },
})

/** After everything in the archive was added. */
export const Succeeded = meta.story({
  play: async (story) => {
    const { canvas } = story
    await importFile(story, await sampleArchive('autumnOpenings'))
    await expect(await canvas.findByText('Import succeeded')).toBeVisible()
    await expect(canvas.getByText('All entries in autumnOpenings.zip were added.')).toBeVisible()
    await expect(canvas.getByRole('link', { name: 'View enterprises' })).toHaveAttribute(
      'href',
      '/admin-admin/enterprises',
    )
    await waitFor(() => expect(canvas.getByRole('heading', { name: 'Result' })).toHaveFocus())
    await expect(canvas.queryByText('Choose a ZIP archive.')).not.toBeInTheDocument()
  },
})

export const SucceededDark = Succeeded.extend({ tags: ['!test'], globals: { theme: 'dark' } })

/** After an import of which some entries were refused, each with its reason. */
export const WithErrors = meta.story({
  play: async (story) => {
    const { canvas, userEvent } = story
    await importFile(story, await sampleArchive('withErrors'))
    await expect(await canvas.findByText('Import succeeded with 3 errors')).toBeVisible()
    const estern = await canvas.findByRole('cell', { name: 'The time zone US/Estern is not known' })
    await expect(estern).toBeVisible()
    await userEvent.type(canvas.getByLabelText('Search entries'), 'tampa')
    await waitFor(() => expect(estern).not.toBeInTheDocument())
    await expect(canvas.getByRole('cell', { name: /Tampa – Bayshore/ })).toBeVisible()
  },
})

export const WithErrorsDark = WithErrors.extend({ tags: ['!test'], globals: { theme: 'dark' } })

export const WithErrorsPhone = WithErrors.extend({
  tags: ['!test'],
  globals: { viewport: { value: 'phone' } },
})

export const FailedThenSucceeded = meta.story({
  tags: ['!dev'],
  parameters: { consoleErrors: ['The archive could not be imported'] },
  play: async (story) => {
    const { canvas } = story
    await importFile(story, await sampleArchive('withoutColumn'))
    const alert = await canvas.findByRole('alert')
    await expect(alert).toHaveTextContent('Import failed, nothing was added')
    await expect(alert).toHaveTextContent(
      'The archive could not be imported: enterprises.csv has no column name.',
    )
    await expect(
      await canvas.findByRole('cell', { name: 'The column name is missing' }),
    ).toBeVisible()
    await importFile(story, await sampleArchive('autumnOpenings'))
    await expect(await canvas.findByText('Import succeeded')).toBeVisible()
    await expect(canvas.queryByText('Import failed, nothing was added')).not.toBeInTheDocument()
  },
})

export const FailedWithoutReason = meta.story({
  tags: ['!dev'],
  parameters: { answers: { importSetup: { code: 409 } } },
  play: async (story) => {
    await importFile(story, await sampleArchive('autumnOpenings'))
    const alert = await story.canvas.findByRole('alert')
    await expect(alert).toHaveTextContent('Unexpected error occurred')
    await expect(alert).toHaveTextContent('Another import is running.')
  },
})
