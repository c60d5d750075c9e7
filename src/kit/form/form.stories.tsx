import { useState } from 'react'
import { defineMessages } from 'react-intl'
import { expect, fn, spyOn, waitFor } from 'storybook/test'
import * as z from 'zod/mini'
import { Box } from '~/styled-system/jsx'
import { Notice } from '~/ui/feedback/notice.tsx'
import preview from '../../../.storybook/preview.tsx'
import { contractCheck } from './contract-check.ts'
import { Form } from './form.tsx'
import { SubmitButton } from './submit-button.tsx'
import { TextField } from './text-field.tsx'
import { useForm } from './use-form.ts'

const Contact = z.object({ name: z.string().check(z.minLength(1)), note: z.string() })
type Contact = z.infer<typeof Contact>

const messages = defineMessages({
  name: { defaultMessage: 'please enter a name' },
  note: { defaultMessage: 'please enter a note' },
})

const check = contractCheck<Contact>(Contact, {
  name: { required: messages.name },
  note: { required: messages.note },
})

type ContactFormProps = {
  onSubmit: (values: Contact, pressed: string) => Promise<unknown>
  onSaved?: () => Promise<unknown>
  /** The message of the failed call. */
  failure?: string
  /** Whether the form is longer than the window. */
  long?: boolean
}

function ContactForm({ onSubmit, onSaved, failure, long }: ContactFormProps) {
  const [failed, setFailed] = useState(false)
  const send = (values: Contact, pressed: string) => {
    setFailed(false)
    return onSubmit(values, pressed).catch((error: unknown) => {
      setFailed(true)
      throw error
    })
  }
  const form = useForm({ defaultValues: { name: '', note: '' }, check })
  return (
    <Form
      form={form}
      leaveGuard={null}
      onSubmit={send}
      onSaved={onSaved}
      actions={<SubmitButton>Save</SubmitButton>}
      failure={failed && failure && <Notice status="error" role="alert" title={failure} />}
    >
      <TextField control={form.control} name="name" label="Name" />
      {long && <Box h="150vh" />}
      <TextField control={form.control} name="note" label="Note" />
    </Form>
  )
}

const meta = preview.meta({
  title: 'Components/Form/Form',
  component: ContactForm,
  args: { onSubmit: fn(() => Promise.resolve()) },
})

export const Sent = meta.story({
  tags: ['!dev'],
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.type(canvas.getByLabelText('Name'), 'Harbor Grill')
    await userEvent.tab()
    await expect(canvas.getByLabelText('Note')).toHaveFocus()
    await userEvent.keyboard('Portland{Enter}')
    await waitFor(() => expect(args.onSubmit).toHaveBeenCalledOnce())
    await expect(args.onSubmit).toHaveBeenCalledWith({ name: 'Harbor Grill', note: 'Portland' }, '')
    await waitFor(() =>
      expect(canvas.getByRole('button', { name: 'Save' })).toHaveAttribute('aria-busy', 'false'),
    )
    // The second press of a double click, and of an Enter that is held.
    await userEvent.keyboard('{Enter}{Enter}')
    await userEvent.keyboard('!{Enter}')
    const corrected = { name: 'Harbor Grill', note: 'Portland!' }
    await waitFor(() => expect(args.onSubmit).toHaveBeenLastCalledWith(corrected, ''))
    await expect(args.onSubmit).toHaveBeenCalledTimes(2)
  },
})

export const Invalid = meta.story({
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Save' }))
    await expect(await canvas.findByText('please enter a name')).toBeVisible()
    const name = canvas.getByLabelText('Name')
    await expect(name).toBeInvalid()
    await expect(name).toHaveFocus()
    await expect(name).toHaveAccessibleDescription('please enter a name')
    await expect(args.onSubmit).not.toHaveBeenCalled()
  },
})

export const InvalidDark = Invalid.extend({ tags: ['!test'], globals: { theme: 'dark' } })

export const Corrected = meta.story({
  tags: ['!dev'],
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Save' }))
    await canvas.findByText('please enter a name')
    await userEvent.type(canvas.getByLabelText('Name'), 'Harbor Grill')
    await waitFor(() => expect(canvas.queryByText('please enter a name')).not.toBeInTheDocument())
    await expect(canvas.getByLabelText('Name')).toBeValid()
  },
})

export const Pending = meta.story({
  args: { onSubmit: fn(() => new Promise(() => {})) },
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.type(canvas.getByLabelText('Name'), 'Harbor Grill')
    await userEvent.type(canvas.getByLabelText('Note'), 'Portland')
    await userEvent.dblClick(canvas.getByRole('button', { name: 'Save' }))
    await waitFor(() =>
      expect(canvas.getByRole('button', { name: 'Save' })).toHaveAttribute('aria-busy', 'true'),
    )
    await userEvent.type(canvas.getByLabelText('Note'), '{Enter}')
    await expect(args.onSubmit).toHaveBeenCalledOnce()
  },
})

export const PendingDark = Pending.extend({ tags: ['!test'], globals: { theme: 'dark' } })

export const LeavesSlowly = meta.story({
  tags: ['!dev'],
  args: { onSaved: fn(() => new Promise(() => {})) },
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.type(canvas.getByLabelText('Name'), 'Harbor Grill')
    await userEvent.click(canvas.getByRole('button', { name: 'Save' }))
    await waitFor(() => expect(args.onSaved).toHaveBeenCalledOnce())
    await userEvent.click(canvas.getByRole('button', { name: 'Save' }))
    await expect(args.onSubmit).toHaveBeenCalledOnce()
    // Nothing more can be typed that would be lost.
    await expect(canvas.getByLabelText('Note').closest('form')).toHaveAttribute('inert')
  },
})

const changedMeanwhile = () => ({
  onSubmit: fn(() => Promise.reject(Object.assign(new Error('refused'), { kind: 'http' }))),
  failure: 'Someone else changed this record in the meantime.',
})

export const Failed = meta.story({
  args: changedMeanwhile(),
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.type(canvas.getByLabelText('Name'), 'Harbor Grill')
    await userEvent.type(canvas.getByLabelText('Note'), 'Portland{Enter}')
    await waitFor(() => expect(args.onSubmit).toHaveBeenCalledOnce())
    await waitFor(() => expect(canvas.getByRole('button', { name: 'Save' })).toBeEnabled())
    await expect(canvas.getByRole('alert')).toHaveTextContent(/someone else changed/i)
    await expect(canvas.getByLabelText('Name')).toHaveValue('Harbor Grill')
  },
})

export const InvalidAbove = meta.story({
  args: { long: true },
  play: async ({ canvas }) => {
    const name = canvas.getByLabelText('Name')
    window.scrollBy({ top: name.getBoundingClientRect().top + 8 })
    // A click of a person would not scroll either.
    canvas.getByRole('button', { name: 'Save' }).click()
    await waitFor(() => expect(name).toHaveFocus())
    await expect(canvas.getByText('Name').getBoundingClientRect().top).toBeGreaterThanOrEqual(0)
  },
})

export const FailedFarBelow = meta.story({
  args: { ...changedMeanwhile(), long: true },
  play: async ({ canvas, userEvent }) => {
    await userEvent.type(canvas.getByLabelText('Name'), 'Harbor Grill')
    for (let attempt = 0; attempt < 2; attempt += 1) {
      const note = canvas.getByLabelText('Note')
      await userEvent.type(note, '!')
      note.scrollIntoView()
      await userEvent.keyboard('{Enter}')
      await waitFor(() =>
        expect(canvas.getByRole('alert').getBoundingClientRect().top).toBeGreaterThanOrEqual(0),
      )
    }
  },
})

const refused = (field: string, message: string) =>
  fn(() =>
    Promise.reject(Object.assign(new Error('refused'), { fieldErrors: [{ field, message }] })),
  )

export const FieldRefused = meta.story({
  args: { onSubmit: refused('note', 'This note exists already.') },
  play: async ({ canvas, userEvent }) => {
    await userEvent.type(canvas.getByLabelText('Name'), 'Harbor Grill')
    await userEvent.type(canvas.getByLabelText('Note'), 'Portland{Enter}')
    const note = canvas.getByLabelText('Note')
    await waitFor(() => expect(note).toHaveAccessibleDescription('This note exists already.'))
    await expect(note).toHaveValue('Portland')
    await userEvent.clear(note)
    await waitFor(() => expect(note).toBeValid())
  },
})

export const HiddenFieldRefused = meta.story({
  tags: ['!dev'],
  args: { onSubmit: refused('ownerId', 'The owner has left.') },
  play: async ({ canvas, userEvent }) => {
    await userEvent.type(canvas.getByLabelText('Name'), 'Harbor Grill{Enter}')
    await expect(await canvas.findByRole('alert')).toHaveTextContent('The owner has left.')
  },
})

const mistake = new TypeError('name is undefined')

export const ConsoleError = meta.story({
  tags: ['!dev'],
  args: { onSubmit: fn(() => Promise.reject(mistake)) },
  beforeEach: () => {
    spyOn(window, 'reportError').mockImplementation(() => {})
  },
  play: async ({ canvas, userEvent }) => {
    await userEvent.type(canvas.getByLabelText('Name'), 'Harbor Grill')
    await userEvent.type(canvas.getByLabelText('Note'), 'Portland{Enter}')
    await expect(await canvas.findByRole('alert')).toHaveTextContent(
      'Something went wrong in the console. Reload the page. If it happens again, contact support.',
    )
    await expect(window.reportError).toHaveBeenCalledWith(mistake)
    await expect(canvas.getByRole('button', { name: 'Save' })).toHaveAttribute('aria-busy', 'false')
  },
})
