import type { StoryContext } from '@storybook/react-vite'
import { expect, fn, waitFor, within } from 'storybook/test'
import { LeavingForm } from '../../../.storybook/leaving-form.tsx'
import preview from '../../../.storybook/preview.tsx'
import { storyDrafts } from '../../../.storybook/storages.ts'

const meta = preview.meta({
  title: 'Components/Form/Leaving',
  component: LeavingForm,
  parameters: { docs: { story: { inline: false } } },
  args: { onSubmit: fn(() => Promise.resolve()) },
})

type Play = (story: Pick<StoryContext, 'canvas' | 'userEvent'>) => Promise<void>

const here = 'You are at /'
const body = within(document.body)

export const Unchanged = meta.story({
  tags: ['!dev'],
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('link', { name: 'Locations' }))
    await expect(await canvas.findByText('You are at /monitoring/locations')).toBeVisible()
  },
})

const ask: Play = async ({ canvas, userEvent }) => {
  await userEvent.type(canvas.getByLabelText('Name'), 'Rosa')
  await userEvent.click(canvas.getByRole('link', { name: 'Locations' }))
  const question = await body.findByRole('alertdialog', { name: 'Leave without saving?' })
  await waitFor(() => expect(question).toBeVisible())
  await expect(question).toHaveTextContent('the new user')
}

export const Asked = meta.story({ play: ask })

export const AskedDark = Asked.extend({ tags: ['!test'], globals: { theme: 'dark' } })

export const AskedOnAPhone = Asked.extend({
  tags: ['!test'],
  globals: { viewport: { value: 'phone' } },
})

export const Stayed = meta.story({
  tags: ['!dev'],
  play: async (story) => {
    await ask(story)
    await story.userEvent.keyboard('{Escape}')
    await waitFor(() => expect(body.queryByRole('alertdialog')).not.toBeInTheDocument())
    await expect(story.canvas.getByText(here)).toBeVisible()
    await expect(story.canvas.getByLabelText('Name')).toHaveValue('Rosa')
  },
})

export const LeaveConfirmed = meta.story({
  tags: ['!dev'],
  play: async (story) => {
    await ask(story)
    await story.userEvent.click(body.getByRole('button', { name: 'Leave and discard' }))
    await expect(await story.canvas.findByText('You are at /monitoring/locations')).toBeVisible()
    await waitFor(async () => expect(await storyDrafts().read('user-add')).toBeUndefined())
  },
})

export const Canceled = meta.story({
  tags: ['!dev'],
  play: async ({ canvas, userEvent }) => {
    await userEvent.type(canvas.getByLabelText('Name'), 'Rosa')
    await userEvent.click(canvas.getByRole('link', { name: 'Cancel' }))
    await waitFor(() => expect(body.getByRole('alertdialog')).toBeVisible())
  },
})

export const Saved = meta.story({
  tags: ['!dev'],
  play: async ({ canvas, userEvent }) => {
    await userEvent.type(canvas.getByLabelText('Name'), 'Rosa{Enter}')
    await expect(await canvas.findByText('You are at /admin-admin/enterprises')).toBeVisible()
    await expect(body.queryByRole('alertdialog')).not.toBeInTheDocument()
    await waitFor(async () => expect(await storyDrafts().read('user-add')).toBeUndefined())
  },
})

const slow = Promise.withResolvers<void>()

const leaveWhileSaving: Play = async ({ canvas, userEvent }) => {
  await userEvent.type(canvas.getByLabelText('Name'), 'Rosa{Enter}')
  await waitFor(() =>
    expect(canvas.getByRole('button', { name: 'Save' })).toHaveAttribute('aria-busy', 'true'),
  )
  await userEvent.click(canvas.getByRole('link', { name: 'Locations' }))
  const question = await body.findByRole('alertdialog', { name: 'Leave while it is being saved?' })
  await waitFor(() => expect(question).toBeVisible())
  await expect(canvas.getByText(here)).toBeVisible()
}

export const SavedWhileAsked = meta.story({
  tags: ['!dev'],
  args: { onSubmit: fn(() => slow.promise) },
  play: async (story) => {
    await leaveWhileSaving(story)
    slow.resolve()
    await expect(await story.canvas.findByText('You are at /admin-admin/enterprises')).toBeVisible()
    await waitFor(() => expect(body.queryByRole('alertdialog')).not.toBeInTheDocument())
  },
})

const slowSave = Promise.withResolvers<void>()

export const TypedDuringTheSave = meta.story({
  tags: ['!dev'],
  args: { onSubmit: fn(() => slowSave.promise) },
  play: async ({ canvas, userEvent }) => {
    const name = canvas.getByLabelText('Name')
    await userEvent.type(name, 'Rosa{Enter}')
    const save = canvas.getByRole('button', { name: 'Save' })
    await waitFor(() => expect(save).toHaveAttribute('aria-busy', 'true'))
    await userEvent.type(name, ' Diaz')
    slowSave.resolve()
    await expect(await canvas.findByText('Saved meanwhile')).toBeVisible()
    await expect(canvas.getByText(here)).toBeVisible()
    await expect(body.queryByRole('alertdialog')).not.toBeInTheDocument()
    await expect(name).toHaveValue('Rosa Diaz')
    // The rest is unsaved, and the next save takes the form away.
    await waitFor(async () =>
      expect(await storyDrafts().read('user-add')).toEqual({ name: 'Rosa Diaz' }),
    )
    await userEvent.click(save)
    await expect(await canvas.findByText('You are at /admin-admin/enterprises')).toBeVisible()
  },
})

const slowFailure = Promise.withResolvers<void>()

export const FailedWhileAsked = meta.story({
  tags: ['!dev'],
  args: { onSubmit: fn(() => slowFailure.promise) },
  play: async (story) => {
    await leaveWhileSaving(story)
    slowFailure.reject(Object.assign(new Error('offline'), { kind: 'network' }))
    const keep = await body.findByRole('button', { name: 'Keep editing' })
    await expect(body.getByRole('alertdialog')).toHaveAccessibleName('Leave without saving?')
    await story.userEvent.click(keep)
    await waitFor(() => expect(body.queryByRole('alertdialog')).not.toBeInTheDocument())
    await expect(story.canvas.getByText(here)).toBeVisible()
    await expect(story.canvas.getByLabelText('Name')).toHaveValue('Rosa')
  },
})
