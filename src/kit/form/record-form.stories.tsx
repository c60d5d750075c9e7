import { useState } from 'react'
import { defineMessages } from 'react-intl'
import { expect, fn, screen, waitFor, within } from 'storybook/test'
import { Button } from '~/ui/button/button.tsx'
import { UserStoragesProvider } from '~/ui/settings/user-storages.ts'
import { toaster } from '~/ui/toast/toasts.ts'
import preview from '../../../.storybook/preview.tsx'
import { storyDrafts, storyStorages } from '../../../.storybook/storages.ts'
import { RecordForm } from './record-form.tsx'
import { TextField } from './text-field.tsx'
import { useForm } from './use-form.ts'

type RemarkProps = {
  save: (values: { remark: string }) => Promise<unknown>
  /** Cancels the upload. */
  onCancel?: () => void
  mayLeave?: boolean
}

const texts = defineMessages({
  saved: { defaultMessage: 'Remark added' },
  failed: { defaultMessage: 'The remark was not added' },
})

/** A screen whose dialog keeps a draft. */
function Remark(props: RemarkProps) {
  const [storages] = useState(() => storyStorages())
  const [open, setOpen] = useState(false)
  return (
    <UserStoragesProvider value={storages}>
      <Button onClick={() => setOpen(true)}>Add remark</Button>
      {open && <RemarkDialog {...props} onClose={() => setOpen(false)} />}
    </UserStoragesProvider>
  )
}

function RemarkDialog({
  save,
  onCancel,
  mayLeave,
  onClose,
}: RemarkProps & { onClose: () => void }) {
  const form = useForm({ defaultValues: { remark: '' }, check: () => ({}) })
  return (
    <RecordForm
      in="dialog"
      title="Add remark"
      form={form}
      save={save}
      saved={texts.saved}
      notSaved={texts.failed}
      draft={{ name: 'remark-add', silent: true }}
      onClose={onClose}
      upload={onCancel && { progress: 0, onCancel }}
      submitLabel="Add"
      // As Back does, during a save too.
      otherAction={mayLeave && <Button onClick={onClose}>Leave</Button>}
    >
      <TextField control={form.control} name="remark" label="Remark" />
    </RecordForm>
  )
}

const meta = preview.meta({
  title: 'Components/Form/Form dialog',
  component: Remark,
  parameters: { docs: { story: { inline: false } } },
  args: { save: fn(async () => {}) },
})

type UserEvent = {
  click: (element: Element) => Promise<void>
  type: (element: Element, text: string) => Promise<void>
}

async function openDialog(userEvent: UserEvent) {
  await userEvent.click(await screen.findByRole('button', { name: 'Add remark' }))
  const dialog = await screen.findByRole('dialog', { name: 'Add remark' })
  await waitFor(() => expect(dialog).toBeVisible())
  return dialog
}

async function discard(userEvent: UserEvent) {
  const question = await screen.findByRole('alertdialog', { name: 'Discard what you entered?' })
  await userEvent.click(within(question).getByRole('button', { name: 'Discard' }))
  await waitFor(() => expect(question).not.toBeInTheDocument())
}

const remark = () => screen.findByLabelText('Remark')

export const Discarded = meta.story({
  play: async ({ userEvent }) => {
    const dialog = await openDialog(userEvent)
    await userEvent.type(await remark(), 'Too warm')
    await waitFor(async () =>
      expect(await storyDrafts().read('remark-add')).toEqual({ remark: 'Too warm' }),
    )
    await userEvent.click(within(dialog).getByRole('button', { name: 'Cancel' }))
    await waitFor(() => expect(dialog).not.toBeInTheDocument())

    const restored = await openDialog(userEvent)
    await waitFor(async () => expect(await remark()).toHaveValue('Too warm'))
    await userEvent.type(await remark(), '!{Escape}')
    await discard(userEvent)
    await waitFor(() => expect(restored).not.toBeInTheDocument())
    await waitFor(async () => expect(await storyDrafts().read('remark-add')).toBeUndefined())
  },
})

let endSave = () => {}

/** Nothing would be discarded: what was entered is on its way. */
export const ClosedWhileSaving = meta.story({
  tags: ['!dev'],
  args: {
    save: fn(
      () =>
        new Promise((_, reject) => {
          endSave = () => reject(Object.assign(new Error('Refused'), { fieldErrors: [] }))
        }),
    ),
  },
  play: async ({ userEvent }) => {
    const dialog = await openDialog(userEvent)
    await userEvent.type(await remark(), 'Too warm')
    await userEvent.click(screen.getByRole('button', { name: 'Add' }))
    await userEvent.type(await remark(), '{Escape}')
    const note = await within(dialog).findByRole('alert')
    await expect(note).toHaveTextContent('Still working. The result will appear here.')
    await userEvent.click(within(dialog).getByRole('button', { name: 'Close' }))
    await userEvent.click(within(dialog).getByRole('button', { name: 'Cancel' }))
    await expect(screen.queryByRole('alertdialog')).not.toBeInTheDocument()
    await expect(await remark()).toHaveValue('Too warm')

    endSave()
    await waitFor(() => expect(note).not.toBeInTheDocument())
    await userEvent.type(await remark(), '{Escape}')
    await discard(userEvent)
    await waitFor(() => expect(dialog).not.toBeInTheDocument())
  },
})

export const ClosingStopsAnUpload = meta.story({
  tags: ['!dev'],
  args: { save: fn(() => new Promise(() => {})), onCancel: fn() },
  play: async ({ args, userEvent }) => {
    const dialog = await openDialog(userEvent)
    await userEvent.type(await remark(), 'Too warm')
    await userEvent.click(screen.getByRole('button', { name: 'Add' }))
    await userEvent.type(await remark(), '{Escape}')
    await discard(userEvent)
    await waitFor(() => expect(dialog).not.toBeInTheDocument())
    await expect(args.onCancel).toHaveBeenCalledOnce()
  },
})

let save = Promise.withResolvers<void>()

export const LeftWhileSaving = meta.story({
  tags: ['!dev'],
  args: { save: fn(() => save.promise), mayLeave: true },
  play: async ({ userEvent }) => {
    const leave = async () => {
      save = Promise.withResolvers()
      const dialog = await openDialog(userEvent)
      await userEvent.type(await remark(), 'Too warm')
      await userEvent.click(within(dialog).getByRole('button', { name: 'Add' }))
      await userEvent.click(within(dialog).getByRole('button', { name: 'Leave' }))
      await waitFor(() => expect(dialog).not.toBeInTheDocument())
    }
    const says = (text: string) =>
      waitFor(() => expect(toaster.getVisibleToasts().map(({ title }) => title)).toContain(text))

    await leave()
    save.resolve()
    await says('Remark added')

    await leave()
    save.reject(Object.assign(new Error(), { kind: 'http', status: 409, serverText: 'Too late.' }))
    await says('The remark was not added: Too late.')
  },
})
