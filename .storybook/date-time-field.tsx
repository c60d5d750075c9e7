import type { Control, FieldPath, FieldValues } from 'react-hook-form'
import { DateTimeBox, type DateTimeBoxProps } from '../src/kit/form/date-time-box.tsx'
import { useField } from '../src/kit/form/use-field.ts'

type DateTimeFieldProps<Values extends FieldValues> = Omit<
  DateTimeBoxProps,
  'name' | 'value' | 'error' | 'onChange'
> & {
  control: Control<Values>
  name: FieldPath<Values>
}

/** A field with the box. In the product, a field has another representation of the value. */
export function DateTimeField<Values extends FieldValues>({
  control,
  ...props
}: DateTimeFieldProps<Values>) {
  const { value, error, change } = useField({ control, name: props.name, label: props.label })
  return <DateTimeBox {...props} value={value} error={error} onChange={change} />
}
