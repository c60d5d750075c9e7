import { Stack } from '~/styled-system/jsx'
import type { StoryContext } from '@storybook/react-vite'
import { Link, useRouter } from '@tanstack/react-router'
import { useState, useSyncExternalStore } from 'react'
import { expect, fn, waitFor, within } from 'storybook/test'
import preview from '../../../.storybook/preview.tsx'
import { storyDrafts, storyStorages } from '../../../.storybook/storages.ts'
import { QuestionRegion } from '~/ui/dialog/question-region.tsx'
import { UserStoragesProvider } from '~/ui/settings/user-storages.ts'
import { CancelLink } from './cancel.tsx'
import { Draft } from './draft.tsx'
import { FormActions } from './form-actions.tsx'
import { Form } from './form.tsx'
import { LeaveGuard } from './leave-guard.tsx'
import { PasswordField } from './password-field.tsx'
import { TextField } from './text-field.tsx'
import { useForm } from './use-form.ts'

let answered = Promise.withResolvers<void>()

function slowDrafts() {
  const drafts = storyDrafts()
  return { ...drafts, read: (key: string) => answered.promise.then(() => drafts.read(key)) }
}

type LeavingProps = {
  onSubmit: (values: { name: string; note: string; pin: string }) => Promise<unknown>
  /** Whether the storage is slow to answer. */
  slow?: boolean
  /** Whether the screen stays open after a save. */
  stays?: boolean
}

/** A form that is left, reloaded and saved. */
function Leaving({ onSubmit, stays, slow }: LeavingProps) {
  const [storages] = useState(() => storyStorages(slow ? { drafts: slowDrafts() } : {}))
  const [visit, setVisit] = useState(0)
  const { history } = useRouter()
  const address = useSyncExternalStore(history.subscribe, () => history.location.pathname)
  return (
    <UserStoragesProvider value={storages}>
      <Stack gap="4" maxW="lg" align="start">
        <p>You are at {address}</p>
        <Link to="/monitoring/locations">Locations</Link>
        <button type="button" onClick={() => setVisit(visit + 1)}>
          Reload
        </button>
        {address === '/' && <UserForm key={visit} onSubmit={onSubmit} stays={stays} />}
      </Stack>
      <QuestionRegion />
    </UserStoragesProvider>
  )
}

function UserForm({ onSubmit, stays = false }: LeavingProps) {
  const { history } = useRouter()
  const [meanwhile, setMeanwhile] = useState('')
  const form = useForm({ defaultValues: { name: '', note: '', pin: '' }, check: () => ({}) })
  return (
    <Form
      form={form}
      onSubmit={onSubmit}
      onSaved={() => !stays && history.push('/admin-admin/enterprises')}
      onSavedMeanwhile={() => setMeanwhile('Saved meanwhile')}
      failure={null}
      leaveGuard={<LeaveGuard losing="the new user" />}
      draft={<Draft name="user-add" />}
      actions={
        <FormActions submitLabel="Save" cancel={<CancelLink to="/admin-admin/enterprises" />} />
      }
    >
      <p role="status">{meanwhile}</p>
      <TextField control={form.control} name="name" label="Name" />
      <TextField control={form.control} name="note" label="Note" />
      <PasswordField control={form.control} name="pin" label="Code" autoComplete="new-password" />
    </Form>
  )
}

const meta = preview.meta({
  title: 'Components/Form/Leaving',
  component: Leaving,
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
  args: { slow: true },
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
    const question = await body.findByRole('alertdialog', { name: 'Discard all changes?' })
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
