import { useFieldArray, type Control } from 'react-hook-form'
import { expect, fn, waitFor } from 'storybook/test'
import { css } from '~/styled-system/css'
import { Flex, styled } from '~/styled-system/jsx'
import { Button } from '~/ui/button/button.tsx'
import preview from '../../../.storybook/preview.tsx'
import type { ErrorTexts } from './check.ts'
import { FormActions } from './form-actions.tsx'
import { Form } from './form.tsx'
import { NumberField } from './number-field.tsx'
import { TextField } from './text-field.tsx'
import { useListError } from './use-field.ts'
import { useForm } from './use-form.ts'

type Item = { name: string; count: number | null }
type Order = { items: Item[] }

type OrderFormProps = { items: Item[]; onSubmit: (order: Order) => Promise<unknown> }

/** An order with as many items as one adds. */
function OrderForm({ items, onSubmit }: OrderFormProps) {
  const form = useForm<Order>({ defaultValues: { items }, check })
  return (
    <Form
      form={form}
      failure={null}
      leaveGuard={null}
      onSubmit={(order) => onSubmit(order)}
      actions={<FormActions submitLabel="Save" cancel={null} />}
    >
      <Items control={form.control} />
    </Form>
  )
}

const check = (order: Order): ErrorTexts =>
  order.items.length === 0 ? { items: 'Nothing is ordered' } : {}

function Items({ control }: { control: Control<Order> }) {
  const { fields, append, remove } = useFieldArray({ control, name: 'items' })
  const error = useListError(control, 'items')
  return (
    <styled.fieldset name="items" display="grid" gap="3" maxW="lg">
      {fields.map(({ id }, index) => (
        <Flex key={id} gap="3" align="start">
          <TextField control={control} name={`items.${index}.name`} label={`Item ${index + 1}`} />
          <NumberField
            control={control}
            name={`items.${index}.count`}
            label={`Count ${index + 1}`}
          />
          <Button
            variant="outline"
            className={css({ colorPalette: 'gray', mt: '6' })}
            onClick={() => remove(index)}
          >
            Remove {index + 1}
          </Button>
        </Flex>
      ))}
      {error && (
        <styled.p color="fg.error" textStyle="sm">
          {error}
        </styled.p>
      )}
      <Button
        className={css({ justifySelf: 'start' })}
        variant="outline"
        onClick={() => append({ name: '', count: null })}
      >
        Add item
      </Button>
    </styled.fieldset>
  )
}

const three = [
  { name: 'Sensor', count: 1 },
  { name: 'Gateway', count: 900 },
  { name: 'Router', count: 3 },
]

const refusal = 'Only 12 are in stock.'

const meta = preview.meta({
  title: 'Components/Form/Rows',
  component: OrderForm,
  args: {
    items: three,
    onSubmit: fn(() => Promise.resolve()),
  },
})

export const Added = meta.story({
  args: { items: [] },
  play: async ({ canvas, args, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Add item' }))
    await userEvent.click(canvas.getByRole('button', { name: 'Add item' }))
    await userEvent.type(canvas.getByLabelText('Item 1'), 'Sensor')
    await userEvent.type(canvas.getByLabelText('Item 2'), 'Router')
    await userEvent.type(canvas.getByLabelText('Count 2'), '4')
    await userEvent.click(canvas.getByRole('button', { name: 'Save' }))
    const items = [
      { name: 'Sensor', count: null },
      { name: 'Router', count: 4 },
    ]
    await waitFor(() => expect(args.onSubmit).toHaveBeenCalledWith({ items }))
  },
})

export const Removed = meta.story({
  tags: ['!dev'],
  play: async ({ canvas, args, userEvent }) => {
    const last = canvas.getByLabelText('Item 3')
    await userEvent.click(canvas.getByRole('button', { name: 'Remove 2' }))
    await expect(canvas.getByLabelText('Item 2')).toHaveValue('Router')
    // The field itself stays, with its focus and its caret; only its place is another one.
    await expect(canvas.getByLabelText('Item 2')).toBe(last)
    await userEvent.click(canvas.getByRole('button', { name: 'Save' }))
    const items = [three[0], three[2]]
    await waitFor(() => expect(args.onSubmit).toHaveBeenCalledWith({ items }))
  },
})

export const NoneLeft = meta.story({
  args: { items: three.slice(0, 1) },
  play: async ({ canvas, args, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Remove 1' }))
    await userEvent.click(canvas.getByRole('button', { name: 'Save' }))
    await expect(await canvas.findByText('Nothing is ordered')).toBeVisible()
    await expect(canvas.queryByRole('alert')).not.toBeInTheDocument()
    await expect(args.onSubmit).not.toHaveBeenCalled()
    await userEvent.click(canvas.getByRole('button', { name: 'Add item' }))
    await waitFor(() => expect(canvas.queryByText('Nothing is ordered')).not.toBeInTheDocument())
  },
})

const refuses = {
  onSubmit: fn(() =>
    Promise.reject(
      Object.assign(new Error('refused'), {
        fieldErrors: [{ field: 'items.1.count', message: refusal }],
      }),
    ),
  ),
}

export const Refused = meta.story({
  args: refuses,
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Save' }))
    await waitFor(() => expect(canvas.getByLabelText('Count 2')).toHaveFocus())
    await expect(canvas.getByLabelText('Count 2')).toHaveAccessibleDescription(refusal)
    await expect(canvas.getByLabelText('Count 1')).toBeValid()
  },
})

export const RefusalMovesWithItsRow = meta.story({
  tags: ['!dev'],
  args: refuses,
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Save' }))
    await waitFor(() =>
      expect(canvas.getByLabelText('Count 2')).toHaveAccessibleDescription(refusal),
    )
    await userEvent.click(canvas.getByRole('button', { name: 'Remove 1' }))
    await expect(canvas.getByLabelText('Count 1')).toHaveValue('900')
    await expect(canvas.getByLabelText('Count 1')).toHaveAccessibleDescription(refusal)
    await expect(canvas.getByLabelText('Count 2')).toBeValid()
    await userEvent.type(canvas.getByLabelText('Item 2'), 's')
    await expect(canvas.getByLabelText('Count 1')).toHaveAccessibleDescription(refusal)
    await userEvent.clear(canvas.getByLabelText('Count 1'))
    await waitFor(() => expect(canvas.getByLabelText('Count 1')).toBeValid())
  },
})

export const RefusalIsRemovedWithItsRow = meta.story({
  tags: ['!dev'],
  args: refuses,
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Save' }))
    await canvas.findByText(refusal)
    await userEvent.click(canvas.getByRole('button', { name: 'Remove 2' }))
    await expect(canvas.queryByText(refusal)).not.toBeInTheDocument()
  },
})
