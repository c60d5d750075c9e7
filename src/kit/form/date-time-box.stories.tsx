import { expect, fn, waitFor } from 'storybook/test'
import { DateTimeField } from '../../../.storybook/date-time-field.tsx'
import { FieldForm } from '../../../.storybook/field-form.tsx'
import preview from '../../../.storybook/preview.tsx'
import type { ErrorTexts } from './check.ts'

// Like a contract: null, or an instant.
const check = ({ pickUp }: Record<string, unknown>): ErrorTexts =>
  pickUp === null || (typeof pickUp === 'string' && pickUp.endsWith('Z'))
    ? {}
    : { pickUp: 'Enter date and time.' }

const meta = preview.meta({
  title: 'Components/Form/Date and time field',
  component: FieldForm,
  args: {
    values: { pickUp: null },
    check,
    onSubmit: fn(() => Promise.resolve()),
    fields: (control) => (
      <DateTimeField control={control} name="pickUp" label="Pick-up" zone="US/Eastern" required />
    ),
  },
})

export const TypedByKeyboard = meta.story({
  tags: ['!dev'],
  play: async ({ canvas, args, userEvent }) => {
    await userEvent.tab()
    await userEvent.keyboard('11/16/2026')
    const time = canvas.getByLabelText('Time (US/Eastern)')
    await expect(time).toBeRequired()
    await userEvent.type(time, '09:22')
    await expect(canvas.getByLabelText('Pick-up')).toHaveValue('11/16/2026')
    await expect(time).toHaveValue('09:22')
    await userEvent.click(canvas.getByRole('button', { name: 'Save' }))
    await waitFor(() =>
      expect(args.onSubmit).toHaveBeenCalledWith({ pickUp: '2026-11-16T14:22:00.000Z' }, ''),
    )
  },
})

export const TimeMissing = meta.story({
  play: async ({ canvas, args, userEvent }) => {
    await userEvent.tab()
    await userEvent.keyboard('11/16/2026{Tab}')
    const time = canvas.getByLabelText('Time (US/Eastern)')
    await expect(time).toBeValid()
    await userEvent.click(canvas.getByRole('button', { name: 'Save' }))
    await waitFor(() => expect(time).toHaveFocus())
    await expect(time).toHaveAccessibleDescription('Enter a time too.')
    await expect(canvas.getByLabelText('Pick-up')).toHaveValue('11/16/2026')
    await expect(canvas.getByLabelText('Pick-up')).toBeValid()
    await expect(args.onSubmit).not.toHaveBeenCalled()
    await userEvent.type(time, '09:22')
    await waitFor(() => expect(time).toBeValid())
  },
})

export const TimeMissingDark = TimeMissing.extend({ tags: ['!test'], globals: { theme: 'dark' } })

export const TimeMissingOnAPhone = TimeMissing.extend({
  tags: ['!test'],
  globals: { viewport: { value: 'phone' } },
})

export const DateMissing = meta.story({
  tags: ['!dev'],
  play: async ({ canvas, userEvent }) => {
    const day = canvas.getByLabelText('Pick-up')
    await userEvent.type(canvas.getByLabelText('Time (US/Eastern)'), '09:22')
    await expect(day).toBeValid()
    await userEvent.tab()
    await waitFor(() => expect(day).toHaveAccessibleDescription('Enter a date too.'))
    await expect(canvas.getByLabelText('Time (US/Eastern)')).toHaveValue('09:22')
  },
})

export const InvalidDate = meta.story({
  tags: ['!dev'],
  args: { values: { pickUp: '2026-11-16T14:22:00.000Z' } },
  play: async ({ canvas, args, userEvent }) => {
    const day = canvas.getByLabelText('Pick-up')
    await userEvent.clear(day)
    await userEvent.type(day, '12/31')
    await userEvent.click(canvas.getByRole('button', { name: 'Save' }))
    await waitFor(() => expect(day).toHaveFocus())
    await expect(day).toHaveValue('12/31')
    await expect(canvas.getByLabelText('Time (US/Eastern)')).toHaveValue('09:22')
    await expect(args.onSubmit).not.toHaveBeenCalled()
  },
})

export const Emptied = meta.story({
  tags: ['!dev'],
  args: { values: { pickUp: '2026-11-16T14:22:00.000Z' } },
  play: async ({ canvas, args, userEvent }) => {
    await userEvent.clear(canvas.getByLabelText('Pick-up'))
    await userEvent.clear(canvas.getByLabelText('Time (US/Eastern)'))
    await userEvent.click(canvas.getByRole('button', { name: 'Save' }))
    await waitFor(() => expect(args.onSubmit).toHaveBeenCalledWith({ pickUp: null }, ''))
  },
})
