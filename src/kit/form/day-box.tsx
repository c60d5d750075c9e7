import { useState, type ComponentProps } from 'react'
import { DateBox } from './date-box.tsx'
import { isDay } from './date-text.ts'

type DayBoxProps = Omit<ComponentProps<typeof DateBox>, 'value' | 'onChange'> & {
  /** The day, or nothing. */
  value: string | undefined
  /** Gets a day, or '' once the field is empty. */
  onChange: (day: string) => void
}

/** A day that takes effect once it is complete. Incomplete input stays in the field, until the day changes elsewhere. */
export function DayBox({ value = '', onChange, ...props }: DayBoxProps) {
  const [typed, setTyped] = useState<{ text: string; value: string }>()
  // Typed text must not come back when the day does.
  if (typed && typed.value !== value) setTyped(undefined)
  return (
    <DateBox
      {...props}
      value={typed?.text ?? (value || null)}
      onChange={(next) => {
        const isChosen = next === null || isDay(next)
        setTyped(isChosen ? undefined : { text: next, value })
        if (isChosen) onChange(next ?? '')
      }}
    />
  )
}
