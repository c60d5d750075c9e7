import type { ReactNode } from 'react'
import { useWatch, type FieldValues } from 'react-hook-form'
import { SimpleGrid } from '~/styled-system/jsx'
import type { DateBounds } from './date-box.tsx'
import { DateField } from './date-field.tsx'
import { isDay } from './date-text.ts'
import type { FieldBinding } from './use-field.ts'

type Binding<Values extends FieldValues> = FieldBinding<Values, string | null>

type End<Values extends FieldValues> = { name: Binding<Values>['name']; label: ReactNode }

type DateRangeFieldProps<Values extends FieldValues> = DateBounds & {
  control: Binding<Values>['control']
  start: End<Values>
  end: End<Values>
  required?: boolean
  disabled?: boolean
}

/** The first and the last day of a period, two values such as those of `DateField`. It cannot end before it starts. */
export function DateRangeField<Values extends FieldValues>({
  start,
  end,
  min,
  ...props
}: DateRangeFieldProps<Values>) {
  const first: unknown = useWatch({ control: props.control, name: start.name })
  return (
    <SimpleGrid columns={{ base: 1, sm: 2 }} gap="4">
      <DateField {...start} {...props} min={min} />
      <DateField {...end} {...props} min={isDay(first) ? first : min} />
    </SimpleGrid>
  )
}
