import { Box, Flex } from '~/styled-system/jsx'
import { useState } from 'react'
import { useIntl } from 'react-intl'
import { DateBox } from '~/kit/form/date-box.tsx'
import { isDay } from '~/kit/form/date-text.ts'
import { endsEarly } from './group-errors.ts'
import { messages } from './messages.ts'

/** The first and last day; an empty text is no limit. */
export type Days = { start: string; end: string }

/** Selects the first and last day. They can be changed in any order, so neither limits the other. */
export function DayRange({ days, onChange }: { days: Days; onChange: (days: Days) => void }) {
  const intl = useIntl()
  const [typed, setTyped] = useState<{ [Day in keyof Days]?: string | undefined }>({})
  const box = (name: keyof Days) => {
    const own = typed[name]
    return {
      label: messages[name],
      value: own ?? (days[name] || null),
      onChange: (value: string | null) => {
        const isChosen = value === null || isDay(value)
        // Incomplete input stays in the field.
        setTyped({ ...typed, [name]: isChosen ? undefined : value })
        if (isChosen) onChange({ ...days, [name]: value ?? '' })
      },
    }
  }
  return (
    <Flex wrap="wrap" gap="4" mb="4">
      <Box w={{ base: 'full', sm: '3xs' }}>
        <DateBox {...box('start')} />
      </Box>
      <Box w={{ base: 'full', sm: '3xs' }}>
        <DateBox
          {...box('end')}
          error={endsEarly(days) ? intl.formatMessage(messages.endBeforeStart) : undefined}
        />
      </Box>
    </Flex>
  )
}
