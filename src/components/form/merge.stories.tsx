import { Text } from '@chakra-ui/react'
import { defineMessages } from 'react-intl'
import { expect, fn, mocked, screen, waitFor, within } from 'storybook/test'
import preview from '../../../.storybook/preview.tsx'
import { FormActions } from './form-actions.tsx'
import { Form } from './form.tsx'
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
  const merge = useMerge(form, {
    name: 'Harbor Grill',
    read,
    fields: {
      name: labels.name,
      status: labels.status,
      note: { label: labels.note, show: (note: string) => note && <Text as="q">{note}</Text> },
    },
  })
  return (
    <Form
      form={form}
      merge={merge}
      onSubmit={(values, _pressed, before) => onSubmit(values, before)}
      failure={<SaveFailure error={merge?.error ?? null} title={labels.notSaved.defaultMessage} />}
      leaveGuard={null}
      actions={<FormActions cancel={null} />}
    >
      <TextField control={control} name="name" label={labels.name} />
      <TextField control={control} name="status" label={labels.status} />
      <TextareaField control={control} name="note" label={labels.note} />
    </Form>
  )
}

const answer = (change: Partial<Location>) => fn(() => Promise.resolve({ ...saved, ...change }))

const meta = preview.meta({
  title: 'Components/Form/Merge',
  component: LocationForm,
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
