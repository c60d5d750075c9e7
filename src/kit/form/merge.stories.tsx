import { Link, useRouter } from '@tanstack/react-router'
import { useState, useSyncExternalStore } from 'react'
import { defineMessages } from 'react-intl'
import { expect, fn, mocked, screen, waitFor, within } from 'storybook/test'
import preview from '../../../.storybook/preview.tsx'
import { storyStorages } from '../../../.storybook/storages.ts'
import { UserStoragesProvider } from '~/ui/settings/user-storages.ts'
import { ToastRegion } from '~/ui/feedback/toast-region.tsx'
import { toaster } from '~/ui/toast/toasts.ts'
import { toFailure, type Failure } from '~/lib/failure.ts'
import { isLockHeld } from '~/lib/take-lock.ts'
import { Draft } from './draft.tsx'
import { FormActions } from './form-actions.tsx'
import { Form } from './form.tsx'
import { LeaveGuard } from './leave-guard.tsx'
import { SaveFailure } from './save-failure.tsx'
import { TextField } from './text-field.tsx'
import { TextareaField } from './textarea-field.tsx'
import { useForm } from './use-form.ts'
import { useMerge } from './use-merge.tsx'

const labels = defineMessages({
  name: { defaultMessage: 'Name' },
  status: { defaultMessage: 'Status' },
  note: { defaultMessage: 'Note' },
  notSaved: { defaultMessage: 'Error saving location.' },
})

const saved = { name: 'Harbor Grill', status: 'Open', note: '' }

type Location = typeof saved

type LocationFormProps = {
  /** Reads the location again. */
  read: () => Promise<Location>
  onSubmit: (values: Location, saved: Location) => Promise<unknown>
}

function LocationForm({ read, onSubmit }: LocationFormProps) {
  const form = useForm({ defaultValues: saved, check: () => ({}) })
  const { control } = form
  const [error, setError] = useState<Failure | null>(null)
  const merge = useMerge(form, {
    name: 'Harbor Grill',
    read,
    fields: {
      name: labels.name,
      status: labels.status,
      note: { label: labels.note, show: (note: string) => note && <q>{note}</q> },
    },
  })
  return (
    <Form
      form={form}
      merge={merge}
      onSubmit={async (values, _pressed, before) => {
        setError(null)
        await onSubmit(values, before).catch((thrown: unknown) => {
          setError(toFailure(thrown))
          throw thrown
        })
      }}
      failure={
        <SaveFailure
          error={merge?.failureOf(error) ?? null}
          title={labels.notSaved.defaultMessage}
        />
      }
      leaveGuard={<LeaveGuard losing="Harbor Grill" />}
      draft={<Draft name="location-edit" />}
      actions={<FormActions cancel={null} />}
    >
      <TextField control={control} name="name" label={labels.name} />
      <TextField control={control} name="status" label={labels.status} />
      <TextareaField control={control} name="note" label={labels.note} />
    </Form>
  )
}

/** The form on a screen that can be left. */
function LocationScreen(props: LocationFormProps) {
  const [storages] = useState(() => storyStorages())
  const { history } = useRouter()
  const address = useSyncExternalStore(history.subscribe, () => history.location.pathname)
  return (
    <UserStoragesProvider value={storages}>
      {address === '/' && <LocationForm {...props} />}
      <Link to="/monitoring/locations">Locations</Link>
      <ToastRegion />
    </UserStoragesProvider>
  )
}

const answer = (change: Partial<Location>) => fn(() => Promise.resolve({ ...saved, ...change }))

const meta = preview.meta({
  title: 'Components/Form/Merge',
  component: LocationScreen,
  args: { read: answer({}), onSubmit: fn(() => Promise.resolve()) },
})

type Play = {
  canvas: { getByLabelText: (label: string) => HTMLElement; getByRole: typeof screen.getByRole }
  userEvent: {
    clear: (field: Element) => Promise<void>
    click: (control: Element) => Promise<void>
    type: (field: Element, text: string) => Promise<void>
  }
}

async function retype({ canvas, userEvent }: Play, label: string, text: string) {
  await userEvent.clear(canvas.getByLabelText(label))
  await userEvent.type(canvas.getByLabelText(label), text)
}

const save = ({ canvas, userEvent }: Play) =>
  userEvent.click(canvas.getByRole('button', { name: 'Save' }))

const question = () => screen.findByRole('dialog', { name: 'Harbor Grill has changed meanwhile' })

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

const outdated = () =>
  Promise.reject(Object.assign(new Error('Changed.'), { kind: 'http', status: 412 }))

let reads = 0

export const SavedBetween = meta.story({
  tags: ['!dev'],
  args: {
    read: fn(() => {
      reads += 1
      const first = { ...saved, status: 'Closed' }
      return Promise.resolve(
        reads === 1 ? first : { ...first, status: 'Moved', note: 'Ring twice.' },
      )
    }),
    onSubmit: fn(() => (reads === 1 ? outdated() : Promise.resolve())),
  },
  beforeEach: () => {
    reads = 0
  },
  play: async (story) => {
    const { args, canvas } = story
    await retype(story, 'Name', 'Harbor Bar')
    await save(story)
    await waitFor(() => expect(args.onSubmit).toHaveBeenCalledTimes(2))
    const read = { ...saved, status: 'Moved', note: 'Ring twice.' }
    await expect(args.onSubmit).toHaveBeenLastCalledWith({ ...read, name: 'Harbor Bar' }, read)
    await waitFor(() => expect(canvas.getByLabelText('Status')).toHaveValue('Moved'))
    await expect(canvas.queryByRole('alert')).not.toBeInTheDocument()
  },
})

export const NeverUpToDate = meta.story({
  tags: ['!dev'],
  args: { onSubmit: fn(outdated) },
  play: async (story) => {
    await retype(story, 'Name', 'Harbor Bar')
    await save(story)
    await expect(await story.canvas.findByRole('alert')).toHaveTextContent('Error saving location.')
    await expect(story.args.onSubmit).toHaveBeenCalledTimes(3)
    await expect(story.canvas.getByLabelText('Name')).toHaveValue('Harbor Bar')
  },
})

export const SentAgainAfterWaiting = meta.story({
  tags: ['!dev'],
  args: {
    onSubmit: fn(() =>
      Promise.reject(Object.assign(new Error(), { kind: 'http', status: 503, retryAfter: '1' })),
    ),
  },
  play: async (story) => {
    const { args, canvas, userEvent } = story
    await retype(story, 'Name', 'Harbor Bar')
    await save(story)
    await expect(await canvas.findByRole('alert')).toHaveTextContent('The server is busy.')
    await expect(canvas.queryByRole('button', { name: 'Try again' })).not.toBeInTheDocument()
    const again = await canvas.findByRole('button', { name: 'Try again' }, { timeout: 5000 })
    await userEvent.click(again)
    await waitFor(() => expect(args.onSubmit).toHaveBeenCalledTimes(2))
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
    await expect(status).toHaveTextContent('Your changeMovedSaved meanwhileClosed')
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

const failure = (status: number) =>
  Object.assign(new Error('refused'), { kind: 'http', status, serverText: 'Not now.' })

export const Deleted = meta.story({
  args: { read: fn(() => Promise.reject(failure(404))) },
  play: async (story) => {
    const { args, canvas } = story
    await retype(story, 'Status', 'Moved')
    await save(story)
    const alert = await canvas.findByRole('alert')
    await expect(alert).toHaveTextContent('Harbor Grill was deleted meanwhile.')
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
