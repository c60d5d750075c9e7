import { SimpleGrid } from '@chakra-ui/react'
import type { ReactNode } from 'react'
import type { DateBounds } from './date-box.tsx'
import { DateField } from './date-field.tsx'
import { isDay } from './date-text.ts'
import { useField } from './use-form.ts'

type End = { name: string; label: ReactNode }

type DateRangeFieldProps = DateBounds & {
  start: End
  end: End
  required?: boolean
  disabled?: boolean
}

/** The first and the last day of a span, two values such as those of `DateField`. The end cannot precede the start. */
export function DateRangeField({ start, end, min, ...props }: DateRangeFieldProps) {
  const { value } = useField(start.name)
  return (
    <SimpleGrid columns={{ base: 1, sm: 2 }} gap="4">
      <DateField {...start} {...props} min={min} />
      <DateField {...end} {...props} min={isDay(value) ? value : min} />
    </SimpleGrid>
  )
}
