import { expect, fn } from 'storybook/test'
import { FieldForm } from '../../../../.storybook/field-form.tsx'
import preview from '../../../../.storybook/preview.tsx'
import { toValues } from './preference-values.ts'
import { ValueField } from './value-field.tsx'

const preference = { id: 7, name: 'Temperature unit', token: 'temperature_unit', stringValue: null }

const meta = preview.meta({
  title: 'Screens/Administration/Enterprises/Edit Preferences/Value',
  component: FieldForm,
  args: {
    values: toValues([preference]),
    onSubmit: fn(async () => {}),
    fields: () => <ValueField preference={preference} autoFocus={false} />,
  },
})

export const UnsetTextTypedAndDeleted = meta.story({
  tags: ['!dev'],
  play: async ({ canvas, args, userEvent }) => {
    const field = canvas.getByLabelText('Current value of Temperature unit')
    await userEvent.type(field, 'C')
    await expect(canvas.getByText('was empty')).toBeVisible()
    await userEvent.clear(field)
    await expect(canvas.queryByText('was empty')).not.toBeInTheDocument()
    await userEvent.click(canvas.getByRole('button', { name: 'Save' }))
    await expect(args.onSubmit).toHaveBeenCalledWith(toValues([preference]), '')
  },
})
