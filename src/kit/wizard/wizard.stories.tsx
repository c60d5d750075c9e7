import { useLocation } from '@tanstack/react-router'
import { useWatch } from 'react-hook-form'
import { defineMessages } from 'react-intl'
import { expect, fn, waitFor } from 'storybook/test'
import * as z from 'zod/mini'
import { contractCheck } from '~/kit/form/contract-check.ts'
import { TextField } from '~/kit/form/text-field.tsx'
import { useForm } from '~/kit/form/use-form.ts'
import preview from '../../../.storybook/preview.tsx'
import { Wizard } from './wizard.tsx'

type Values = { name: string; pin: string }

const messages = defineMessages({
  name: { defaultMessage: 'Name is required' },
  pin: { defaultMessage: 'Pin is required' },
})

const check = contractCheck<Values>(
  z.object({ name: z.string(), pin: z.string().check(z.minLength(1)) }),
  {
    name: { required: messages.name },
    pin: { required: messages.pin },
  },
)

type StepsProps = {
  onSubmit: (values: Values) => Promise<unknown>
  name?: string
  skipsSecond?: boolean
  onNext?: () => Promise<unknown>
}

function Steps({ onSubmit, name = '', skipsSecond = false, onNext }: StepsProps) {
  const step = useLocation({
    select: ({ searchStr }) => new URLSearchParams(searchStr).get('step'),
  })
  const form = useForm<Values>({ defaultValues: { name, pin: '' }, check })
  const typed = useWatch({ control: form.control, name: 'name' })
  return (
    <Wizard
      form={form}
      save={(values) => onSubmit(values)}
      draft="story"
      submitLabel="Submit"
      savingLabel="Saving..."
      step={step ?? undefined}
      steps={[
        {
          id: 'general',
          title: 'General',
          missing: typed === '' ? 'Enter a name first.' : null,
          fields: ['name'],
          ...(onNext && { onNext }),
          content: <TextField control={form.control} name="name" label="Name" />,
        },
        {
          id: 'structure',
          title: 'Structure',
          skipped: skipsSecond,
          missing: null,
          fields: [],
          content: <p>Nothing to choose yet.</p>,
        },
        {
          id: 'admin',
          title: 'Administrator',
          missing: null,
          fields: ['pin'],
          content: <TextField control={form.control} name="pin" label="Pin" />,
        },
      ]}
    />
  )
}

const meta = preview.meta({
  title: 'Components/Wizard/Wizard',
  component: Steps,
  args: { onSubmit: fn(() => Promise.resolve()) },
  parameters: {
    // An address whose route has steps with these names.
    url: '/admin-admin/enterprises/add',
    // The page has its heading above it.
    a11y: { config: { rules: [{ id: 'heading-order', enabled: false }] } },
  },
})

const at = (step: string) => ({ parameters: { url: `/admin-admin/enterprises/add?step=${step}` } })

export const FirstStep = meta.story({
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('heading', { name: 'Step 1 of 3 General' })).toBeVisible()
    const [first, second] = canvas.getAllByRole('listitem')
    await expect(first).toHaveAttribute('aria-current', 'step')
    await expect(second).not.toHaveAttribute('aria-current')
    await expect(canvas.queryByRole('button', { name: 'Previous' })).not.toBeInTheDocument()
    const next = canvas.getByRole('button', { name: 'Next' })
    await expect(next).toHaveAttribute('aria-disabled', 'true')
    await expect(next).toHaveAccessibleDescription('Enter a name first.')
    await expect(canvas.getByText('Enter a name first.')).toBeVisible()
  },
})

export const FirstStepDark = FirstStep.extend({ tags: ['!test'], globals: { theme: 'dark' } })

export const FirstStepPhone = FirstStep.extend({
  tags: ['!test'],
  globals: { viewport: { value: 'phone' } },
})

export const NextIsRefused = meta.story({
  tags: ['!dev'],
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.click(await canvas.findByLabelText('Name'))
    await userEvent.keyboard('{Enter}')
    await userEvent.click(canvas.getByRole('button', { name: 'Next' }))
    await expect(canvas.getByRole('heading', { name: /General/ })).toBeVisible()
    await expect(args.onSubmit).not.toHaveBeenCalled()
  },
})

export const StepByStep = meta.story({
  tags: ['!dev'],
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.type(await canvas.findByLabelText('Name'), 'Harbor Grill')
    await userEvent.click(canvas.getByRole('button', { name: 'Next' }))
    await waitFor(() => expect(canvas.getByRole('heading', { name: /Structure/ })).toHaveFocus())
    await userEvent.click(canvas.getByRole('button', { name: 'Next' }))
    await waitFor(() =>
      expect(canvas.getByRole('heading', { name: /Administrator/ })).toHaveFocus(),
    )
    await expect(canvas.queryByRole('button', { name: 'Next' })).not.toBeInTheDocument()
    await expect(args.onSubmit).not.toHaveBeenCalled()
    await userEvent.type(canvas.getByLabelText('Pin'), '1234')
    await userEvent.click(canvas.getByRole('button', { name: 'Submit' }))
    await waitFor(() => expect(args.onSubmit).toHaveBeenCalledOnce())
    await expect(args.onSubmit).toHaveBeenCalledWith({ name: 'Harbor Grill', pin: '1234' })
  },
})

export const GoneBack = meta.story({
  args: { name: 'Harbor Grill' },
  ...at('admin'),
  play: async ({ canvas, userEvent }) => {
    await userEvent.type(await canvas.findByLabelText('Pin'), '1234')
    await userEvent.click(canvas.getByRole('button', { name: 'Previous' }))
    await expect(await canvas.findByRole('heading', { name: /Structure/ })).toBeVisible()
    await userEvent.click(canvas.getByRole('link', { name: 'General' }))
    await expect(await canvas.findByLabelText('Name')).toHaveValue('Harbor Grill')
    await userEvent.click(canvas.getByRole('link', { name: 'Administrator' }))
    await expect(await canvas.findByLabelText('Pin')).toHaveValue('1234')
  },
})

export const GoneBackPhone = GoneBack.extend({
  tags: ['!test'],
  globals: { viewport: { value: 'phone' } },
})

export const Skipped = meta.story({
  tags: ['!dev'],
  args: { name: 'Harbor Grill', skipsSecond: true },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Next' }))
    await expect(await canvas.findByRole('heading', { name: /Administrator/ })).toBeVisible()
    await expect(canvas.getByText('Skipped')).toBeVisible()
    await userEvent.click(canvas.getByRole('button', { name: 'Previous' }))
    await expect(await canvas.findByRole('heading', { name: /General/ })).toBeVisible()
  },
})

const attempts = [Promise.withResolvers<void>(), Promise.withResolvers<void>()] as const
let attempt = 0

export const NextDoesWork = meta.story({
  args: {
    name: 'Harbor Grill',
    onNext: fn(() => attempts[attempt++ === 0 ? 0 : 1].promise),
  },
  play: async ({ args, canvas, userEvent }) => {
    const next = await canvas.findByRole('button', { name: 'Next' })
    await userEvent.click(next)
    await waitFor(() => expect(next).toHaveAttribute('aria-busy', 'true'))
    await userEvent.click(next)
    await userEvent.type(canvas.getByLabelText('Name'), '{Enter}')
    await expect(args.onNext).toHaveBeenCalledOnce()
    attempts[0].reject(Object.assign(new Error('offline'), { kind: 'network' }))
    await expect(await canvas.findByRole('alert')).toHaveTextContent('could not be reached')
    await expect(canvas.getByRole('heading', { name: /General/ })).toBeVisible()

    await userEvent.click(next)
    await waitFor(() => expect(canvas.queryByRole('alert')).not.toBeInTheDocument())
    attempts[1].resolve()
    await expect(await canvas.findByRole('heading', { name: /Structure/ })).toBeVisible()
  },
})

export const AddressSkipsAhead = meta.story({
  tags: ['!dev'],
  ...at('admin'),
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('heading', { name: /General/ })).toBeVisible()
    await expect(canvas.queryByLabelText('Pin')).not.toBeInTheDocument()
  },
})

export const Invalid = meta.story({
  args: { name: 'Harbor Grill' },
  ...at('admin'),
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Submit' }))
    await expect(await canvas.findByText('Needs correction')).toBeVisible()
    await waitFor(() => expect(canvas.getByLabelText('Pin')).toHaveFocus())
    await expect(canvas.getByLabelText('Pin')).toHaveAccessibleDescription('Pin is required')
  },
})

export const RefusedInAnotherStep = meta.story({
  tags: ['!dev'],
  args: {
    name: 'Harbor Grill',
    onSubmit: fn(() =>
      Promise.reject(
        Object.assign(new Error('refused'), {
          fieldErrors: [{ field: 'name', message: 'Another one has this name.' }],
        }),
      ),
    ),
  },
  ...at('admin'),
  play: async ({ canvas, userEvent }) => {
    await userEvent.type(await canvas.findByLabelText('Pin'), '1234')
    await userEvent.click(canvas.getByRole('button', { name: 'Submit' }))
    await expect(await canvas.findByRole('alert')).toHaveTextContent('Another one has this name.')
    await userEvent.click(canvas.getByRole('link', { name: 'General' }))
    const name = await canvas.findByLabelText('Name')
    await expect(name).toHaveAccessibleDescription('Another one has this name.')
  },
})

export const Saving = meta.story({
  args: { name: 'Harbor Grill', onSubmit: fn(() => new Promise(() => {})) },
  ...at('admin'),
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.type(await canvas.findByLabelText('Pin'), '1234')
    await userEvent.dblClick(canvas.getByRole('button', { name: 'Submit' }))
    await expect(await canvas.findByRole('button', { name: 'Saving...' })).toBeVisible()
    await expect(canvas.getByRole('button', { name: 'Previous' })).toHaveAttribute(
      'aria-disabled',
      'true',
    )
    await expect(args.onSubmit).toHaveBeenCalledOnce()
  },
})
