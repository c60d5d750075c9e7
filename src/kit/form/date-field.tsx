import type { FieldValues } from 'react-hook-form'
import { DateBox, type DateBounds } from './date-box.tsx'
import { useField, type FieldProps } from './use-field.ts'

/**
 * A calendar day without a time zone. The value is a day such as `2026-11-16`, null when empty, or a typed text that is
 * not a date yet, which the form's check refuses.
 */
export function DateField<Values extends FieldValues>({
  control,
  ...props
}: FieldProps<Values, string | null> & DateBounds) {
  const { value, error, change } = useField({ control, name: props.name, label: props.label })
  return (
    <DateBox
      {...props}
      error={error}
      value={typeof value === 'string' ? value : null}
      onChange={change}
    />
  )
}
