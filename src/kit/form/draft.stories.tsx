import type { StoryContext } from '@storybook/react-vite'
import { expect, fn, waitFor, screen, within } from 'storybook/test'
import { noStorage, type UserStorage } from '~/lib/user-storage.ts'
import { LeavingForm } from '../../../.storybook/leaving-form.tsx'
import preview from '../../../.storybook/preview.tsx'
import { storyDrafts } from '../../../.storybook/storages.ts'

let answered = Promise.withResolvers<void>()

/** A storage that is slow to answer. */
const slowDrafts: UserStorage = {
  ...noStorage,
  read: (key) => answered.promise.then(() => storyDrafts().read(key)),
  write: (key, value) => storyDrafts().write(key, value),
  remove: (key) => storyDrafts().remove(key),
}

const meta = preview.meta({
  title: 'Components/Form/Draft',
  component: LeavingForm,
  args: { onSubmit: fn(() => Promise.resolve()) },
})

type Play = (story: Pick<StoryContext, 'canvas' | 'userEvent'>) => Promise<void>

const reload: Play = async ({ canvas, userEvent }) => {
  await userEvent.type(canvas.getByLabelText('Name'), 'Rosa')
  await userEvent.click(canvas.getByRole('button', { name: 'Show characters' }))
  await userEvent.type(canvas.getByLabelText('Code'), 'very secret')
  await waitFor(async () => expect(await storyDrafts().read('user-add')).toEqual({ name: 'Rosa' }))
  await userEvent.click(canvas.getByRole('button', { name: 'Reload' }))
  await expect(await canvas.findByText('Your unsaved changes were restored')).toBeVisible()
  await expect(canvas.getByLabelText('Name')).toHaveValue('Rosa')
  await expect(canvas.getByLabelText('Code')).toHaveValue('')
}

export const Restored = meta.story({ play: reload })

export const RestoredDark = Restored.extend({ tags: ['!test'], globals: { theme: 'dark' } })

export const RestoredThenSaved = meta.story({
  tags: ['!dev'],
  args: { stays: true },
  play: async (story) => {
    await reload(story)
    await story.userEvent.click(story.canvas.getByRole('button', { name: 'Save' }))
    await waitFor(() =>
      expect(
        story.canvas.queryByText('Your unsaved changes were restored'),
      ).not.toBeInTheDocument(),
    )
    await expect(story.canvas.getByLabelText('Name')).toHaveValue('Rosa')
  },
})

/** A draft of an older version of the form. */
export const RestoredInPart = meta.story({
  tags: ['!dev'],
  beforeEach: async () =>
    void (await storyDrafts().write('user-add', { name: 'Rosa', team: 'Night' })),
  play: async ({ canvas }) => {
    const notice = await canvas.findByText('Your unsaved changes were restored')
    await expect(notice).toBeVisible()
    await expect(canvas.getByLabelText('Name')).toHaveValue('Rosa')
    await expect(canvas.getByText('The form no longer has a field for: Night')).toBeVisible()
  },
})

export const TypedBeforeRestored = meta.story({
  tags: ['!dev'],
  args: { drafts: slowDrafts },
  beforeEach: async () => {
    answered = Promise.withResolvers<void>()
    await storyDrafts().write('user-add', { name: 'Rosa', note: 'Works nights' })
  },
  play: async ({ canvas, userEvent }) => {
    await userEvent.type(canvas.getByLabelText('Name'), 'Ana')
    answered.resolve()
    await expect(await canvas.findByText('Your unsaved changes were restored')).toBeVisible()
    await expect(canvas.getByLabelText('Name')).toHaveValue('Ana')
    await expect(canvas.getByLabelText('Note')).toHaveValue('Works nights')
    await waitFor(async () =>
      expect(await storyDrafts().read('user-add')).toEqual({ name: 'Ana', note: 'Works nights' }),
    )
    // What was typed is newer than what was restored.
    await userEvent.click(canvas.getByRole('button', { name: 'Discard' }))
    const question = await screen.findByRole('alertdialog', { name: 'Discard all changes?' })
    await userEvent.click(within(question).getByRole('button', { name: 'Discard' }))
    await waitFor(() => expect(canvas.getByLabelText('Name')).toHaveValue(''))
  },
})

export const Discarded = meta.story({
  tags: ['!dev'],
  play: async (story) => {
    await reload(story)
    await story.userEvent.click(story.canvas.getByRole('button', { name: 'Discard' }))
    await expect(story.canvas.getByLabelText('Name')).toHaveFocus()
    await waitFor(() => expect(story.canvas.getByLabelText('Name')).toHaveValue(''))
    await expect(
      story.canvas.queryByText('Your unsaved changes were restored'),
    ).not.toBeInTheDocument()
    await waitFor(async () => expect(await storyDrafts().read('user-add')).toBeUndefined())
  },
})
