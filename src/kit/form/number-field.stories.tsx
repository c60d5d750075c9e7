import { useState } from 'react'
import type { Control } from 'react-hook-form'
import { expect, fn, waitFor } from 'storybook/test'
import { FieldForm } from '../../../.storybook/field-form.tsx'
import preview from '../../../.storybook/preview.tsx'
import type { ErrorTexts } from './check.ts'
import { NumberField } from './number-field.tsx'

const check = ({ count }: Record<string, unknown>): ErrorTexts =>
  typeof count === 'string' ? { count: 'Enter a number.' } : {}

/** A field that comes and goes, like one in a row of a long table. */
function Row({ control }: { control: Control }) {
  const [shown, setShown] = useState(true)
  return (
    <>
      {shown && <NumberField control={control} name="count" label="Count" />}
      <button type="button" onClick={() => setShown(!shown)}>
        {shown ? 'Scroll away' : 'Scroll back'}
      </button>
    </>
  )
}

const meta = preview.meta({
  title: 'Components/Form/Number field',
  component: FieldForm,
  args: {
    values: { count: 5 },
    check,
    onSubmit: fn(() => Promise.resolve()),
    fields: (control) => <Row control={control} />,
  },
})

export const InvalidNumber = meta.story({
  play: async ({ canvas, args, userEvent }) => {
    await userEvent.type(canvas.getByLabelText('Count'), ' pcs')
    await userEvent.click(canvas.getByRole('button', { name: 'Scroll away' }))
    await userEvent.click(canvas.getByRole('button', { name: 'Scroll back' }))
    const field = canvas.getByLabelText('Count')
    await expect(field).toHaveValue('5 pcs')
    await userEvent.click(canvas.getByRole('button', { name: 'Save' }))
    await waitFor(() => expect(field).toHaveAccessibleDescription('Enter a number.'))
    await expect(args.onSubmit).not.toHaveBeenCalled()
    await userEvent.clear(field)
    await userEvent.type(field, '1,250.50')
    await expect(field).toBeValid()
    await userEvent.tab()
    await expect(field).toHaveValue('1250.5')
    await userEvent.click(canvas.getByRole('button', { name: 'Save' }))
    await waitFor(() => expect(args.onSubmit).toHaveBeenCalledWith({ count: 1250.5 }, ''))
  },
})

export const MisplacedSeparator = meta.story({
  play: async ({ canvas, args, userEvent }) => {
    const field = canvas.getByLabelText('Count')
    await userEvent.clear(field)
    await userEvent.type(field, '2,5')
    await expect(field).toBeValid()
    await userEvent.tab()
    await expect(field).toBeInvalid()
    await userEvent.click(canvas.getByRole('button', { name: 'Save' }))
    await waitFor(() =>
      expect(field).toHaveAccessibleDescription(
        'Check the separators. Write a number like 1,234.5 or 1234.5.',
      ),
    )
    await expect(field).toHaveValue('2,5')
    await expect(args.onSubmit).not.toHaveBeenCalled()
  },
})
