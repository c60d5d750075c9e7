import { DateBox, type DateBounds } from './date-box.tsx'
import type { FieldProps } from './field-frame.tsx'
import { useField } from './use-form.ts'

/**
 * A day of the calendar, without a zone. The value is a day such as `2026-11-16`, null when empty, and whatever was
 * typed as long as that is no day, which the form's check refuses.
 */
export function DateField(props: FieldProps & DateBounds) {
  const { value, error, change } = useField(props.name)
  return (
    <DateBox
      {...props}
      error={error}
      value={typeof value === 'string' ? value : null}
      onChange={change}
    />
  )
}
