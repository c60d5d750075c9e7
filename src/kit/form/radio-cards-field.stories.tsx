import { expect, fn, waitFor } from 'storybook/test'
import { FieldForm } from '../../../.storybook/field-form.tsx'
import preview from '../../../.storybook/preview.tsx'
import type { ErrorTexts } from './check.ts'
import { RadioCardsField } from './radio-cards-field.tsx'
import { TextField } from './text-field.tsx'

const check = ({ template }: Record<string, unknown>): ErrorTexts =>
  template === null ? { template: 'Choose a template.' } : {}

const templates = [
  { value: 'grocery', label: 'Grocery' },
  { value: 'qsr', label: 'Quick-service restaurant' },
]

const meta = preview.meta({
  title: 'Components/Form/Radio cards field',
  component: FieldForm,
  args: {
    values: { name: 'Harbor Grill', template: null },
    check,
    onSubmit: fn(() => Promise.resolve()),
    fields: (control) => (
      <>
        <TextField control={control} name="name" label="Name" />
        <RadioCardsField control={control} name="template" label="Template" options={templates} />
      </>
    ),
  },
})

export const OnlyInvalidField = meta.story({
  play: async ({ canvas, args, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Save' }))
    await waitFor(() => expect(canvas.getByRole('radio', { name: 'Grocery' })).toHaveFocus())
    await expect(canvas.getByRole('radiogroup')).toHaveAccessibleDescription('Choose a template.')
    await userEvent.keyboard('{ArrowDown}')
    await expect(canvas.getByRole('radio', { name: 'Quick-service restaurant' })).toBeChecked()
    await expect(canvas.queryByText('Choose a template.')).not.toBeInTheDocument()
    await userEvent.click(canvas.getByRole('button', { name: 'Save' }))
    await waitFor(() => expect(args.onSubmit).toHaveBeenCalled())
  },
})

export const OnlyInvalidFieldDark = OnlyInvalidField.extend({
  tags: ['!test'],
  globals: { theme: 'dark' },
})
