import { Flex, Box } from '@chakra-ui/react'
import { useState } from 'react'
import { useIntl } from 'react-intl'
import { DateBox } from '~/components/form/date-box.tsx'
import { isDay } from '~/components/form/date-text.ts'
import { messages } from './messages.ts'

export type Days = { start: string; end: string }

/** Selects the first and last day. They can be changed in any order, so neither limits the other. */
export function DayRange({ days, onChange }: { days: Days; onChange: (days: Days) => void }) {
  const intl = useIntl()
  const [typed, setTyped] = useState<{ [Day in keyof Days]?: string | null }>({})
  const box = (name: keyof Days) => {
    const own = typed[name]
    return {
      label: messages[name],
      value: own === undefined ? days[name] : own,
      onChange: (value: string | null) => {
        // Incomplete input stays in the field.
        setTyped({ ...typed, [name]: isDay(value) ? undefined : value })
        if (isDay(value)) onChange({ ...days, [name]: value })
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
          error={days.end < days.start ? intl.formatMessage(messages.endBeforeStart) : undefined}
        />
      </Box>
    </Flex>
  )
}
