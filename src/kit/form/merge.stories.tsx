import { mocked, expect, fn, screen, waitFor, within } from 'storybook/test'
import { isLockHeld } from '~/lib/take-lock.ts'
import { toaster } from '~/ui/toast/toasts.ts'
import {
  answer,
  LocationScreen,
  retype,
  save,
  saved,
  type Location,
} from '../../../.storybook/location-form.tsx'
import preview from '../../../.storybook/preview.tsx'
import { storyDrafts } from '../../../.storybook/storages.ts'
import { withOlder } from './draft-changes.ts'

const meta = preview.meta({
  title: 'Components/Form/Merge',
  component: LocationScreen,
  args: { read: answer({}), onSubmit: fn(() => Promise.resolve()) },
})

const question = () =>
  screen.findByRole('dialog', { name: 'Harbor Grill has changed in the meantime' })

export const Merged = meta.story({
  tags: ['!dev'],
  args: { read: answer({ status: 'Closed' }) },
  play: async (story) => {
    const { args, canvas } = story
    await retype(story, 'Name', 'Harbor Bar')
    await save(story)
    await waitFor(() => expect(args.onSubmit).toHaveBeenCalledOnce())
    await expect(args.onSubmit).toHaveBeenCalledWith(
      { ...saved, name: 'Harbor Bar', status: 'Closed' },
      { ...saved, status: 'Closed' },
    )
    await expect(canvas.getByLabelText('Status')).toHaveValue('Closed')
  },
})

const conflict = {
  args: { read: answer({ status: 'Closed', note: 'Ask for Rosa.\nRing twice.' }) },
}

export const Asked = meta.story({
  ...conflict,
  play: async (story) => {
    const { args, userEvent } = story
    await retype(story, 'Status', 'Moved')
    await retype(story, 'Note', 'Call first.')
    await save(story)
    const dialog = await question()
    const status = within(dialog).getByRole('radiogroup', { name: 'Status' })
    await expect(status).toHaveTextContent('Your changeMovedSaved in the meantimeClosed')
    await userEvent.click(within(dialog).getByRole('button', { name: 'Save' }))
    const [mine, theirs] = within(status).getAllByRole('radio')
    await waitFor(() => expect(mine).toHaveFocus())
    await expect(theirs).toHaveAccessibleDescription('Closed')
    await userEvent.keyboard('{ArrowRight}{Tab} ')
    await expect(args.onSubmit).not.toHaveBeenCalled()
    await userEvent.keyboard('{Enter}')
    await waitFor(() => expect(args.onSubmit).toHaveBeenCalledOnce())
    const read = { ...saved, status: 'Closed', note: 'Ask for Rosa.\nRing twice.' }
    await expect(args.onSubmit).toHaveBeenCalledWith({ ...read, note: 'Call first.' }, read)
    await waitFor(() => expect(dialog).not.toBeInTheDocument())
  },
})

export const Choices = meta.story({
  ...conflict,
  tags: ['!test'],
  play: async (story) => {
    await retype(story, 'Status', 'Moved')
    await retype(story, 'Note', 'Call first.')
    await save(story)
    await question()
  },
})

export const ChoicesDark = Choices.extend({ globals: { theme: 'dark' } })

export const Canceled = meta.story({
  ...conflict,
  tags: ['!dev'],
  play: async (story) => {
    const { args, canvas, userEvent } = story
    await retype(story, 'Status', 'Moved')
    await save(story)
    const dialog = await question()
    await userEvent.click(within(dialog).getByRole('button', { name: 'Cancel' }))
    await waitFor(() => expect(dialog).not.toBeInTheDocument())
    await expect(args.onSubmit).not.toHaveBeenCalled()
    await expect(canvas.getByLabelText('Status')).toHaveValue('Moved')
    await save(story)
    const again = await question()
    await waitFor(() => expect(again).toBeVisible())
  },
})

export const NothingLeft = meta.story({
  tags: ['!dev'],
  beforeEach: async () => {
    const draft = withOlder({ status: 'Moved' }, () => 'New')
    await storyDrafts().write('location-edit', draft)
  },
  play: async (story) => {
    const { args, canvas, userEvent } = story
    await waitFor(() => expect(canvas.getByLabelText('Status')).toHaveValue('Moved'))
    await save(story)
    const dialog = within(await question())
    await userEvent.click(dialog.getByRole('radio', { name: 'Saved in the meantime' }))
    await userEvent.click(dialog.getByRole('button', { name: 'Save' }))
    await waitFor(() => expect(canvas.getByText('Nothing to save')).toBeVisible())
    await expect(canvas.getByLabelText('Status')).toHaveValue('Open')
    await expect(args.onSubmit).not.toHaveBeenCalled()
  },
})

const failure = (status: number) =>
  Object.assign(new Error('refused'), { kind: 'http', status, serverText: 'Not now.' })

export const Deleted = meta.story({
  args: { read: fn(() => Promise.reject(failure(404))) },
  play: async (story) => {
    const { args, canvas } = story
    await retype(story, 'Status', 'Moved')
    await save(story)
    const alert = await canvas.findByRole('alert')
    await expect(alert).toHaveTextContent('Harbor Grill was deleted in the meantime.')
    await expect(args.onSubmit).not.toHaveBeenCalled()
    await expect(canvas.getByLabelText('Status')).toHaveValue('Moved')
  },
})

export const NotRead = meta.story({
  tags: ['!dev'],
  play: async (story) => {
    const { args, canvas } = story
    mocked(args.read).mockRejectedValueOnce(failure(500))
    await retype(story, 'Status', 'Moved')
    await save(story)
    await expect(await canvas.findByRole('alert')).toHaveTextContent('Not now.')
    await save(story)
    await waitFor(() => expect(args.onSubmit).toHaveBeenCalledOnce())
    await waitFor(() => expect(canvas.queryByRole('alert')).not.toBeInTheDocument())
  },
})

/** Follows a link, like Back does also while a dialog is open. */
async function leave(title: string, confirm: string) {
  screen.getByText('Locations').click()
  const guard = await screen.findByRole('alertdialog', { name: title })
  await waitFor(() => expect(guard).toBeVisible())
  within(guard).getByRole('button', { name: confirm }).click()
  await waitFor(() => expect(screen.queryByLabelText('Name')).not.toBeInTheDocument())
}

const draftIsFree = () =>
  waitFor(async () => expect(await isLockHeld('draft location-edit')).toBe(false))

export const LeftWhileAsked = meta.story({
  ...conflict,
  tags: ['!dev'],
  play: async (story) => {
    await retype(story, 'Status', 'Moved')
    await save(story)
    await waitFor(async () => expect(await question()).toBeVisible())
    await expect(await isLockHeld('draft location-edit')).toBe(true)
    await leave('Leave without saving?', 'Leave and discard')
    await draftIsFree()
    await expect(story.args.onSubmit).not.toHaveBeenCalled()
  },
})

const notSaved = /^Your changes to Harbor Grill were not saved\./

let read = Promise.withResolvers<Location>()

const slow = {
  tags: ['!dev'],
  beforeEach: () => {
    read = Promise.withResolvers()
    return () => toaster.remove()
  },
  args: { read: fn(() => read.promise) },
}

export const TypedWhileRead = meta.story({
  ...slow,
  play: async (story) => {
    const { args, canvas } = story
    await retype(story, 'Name', 'Harbor Bar')
    await save(story)
    await retype(story, 'Note', 'Call first.')
    read.resolve({ ...saved, status: 'Closed' })
    await waitFor(() => expect(args.onSubmit).toHaveBeenCalledOnce())
    await waitFor(() => expect(canvas.getByLabelText('Status')).toHaveValue('Closed'))
    await expect(canvas.getByLabelText('Note')).toHaveValue('Call first.')
  },
})

export const LeftBeforeAsked = meta.story({
  ...slow,
  play: async (story) => {
    await retype(story, 'Status', 'Moved')
    await save(story)
    await leave('Leave while it is being saved?', 'Leave')
    read.resolve({ ...saved, status: 'Closed' })
    await waitFor(() => expect(screen.getByText(notSaved)).toBeVisible())
    await draftIsFree()
    await expect(story.args.onSubmit).not.toHaveBeenCalled()
  },
})

export const LeftAndMerged = meta.story({
  ...slow,
  play: async (story) => {
    const { args } = story
    await retype(story, 'Name', 'Harbor Bar')
    await save(story)
    await leave('Leave while it is being saved?', 'Leave')
    read.resolve({ ...saved, status: 'Closed' })
    await waitFor(() => expect(args.onSubmit).toHaveBeenCalledOnce())
    await expect(args.onSubmit).toHaveBeenCalledWith(
      { ...saved, name: 'Harbor Bar', status: 'Closed' },
      { ...saved, status: 'Closed' },
    )
    await expect(screen.queryByText(notSaved)).not.toBeInTheDocument()
  },
})
