import type { Control } from 'react-hook-form'
import { DateTimeBox, type DateTimeBoxProps } from '../src/kit/form/date-time-box.tsx'
import { useField } from '../src/kit/form/use-field.ts'

type DateTimeFieldProps = Omit<DateTimeBoxProps, 'value' | 'error' | 'onChange'> & {
  control: Control
}

/** A field with the box. In the product, a field has another representation of the value. */
export function DateTimeField({ control, ...props }: DateTimeFieldProps) {
  const { value, error, change } = useField({ control, name: props.name })
  return <DateTimeBox {...props} value={value} error={error} onChange={change} />
}
