import { Box, Flex } from '~/styled-system/jsx'
import { useState } from 'react'
import { FormattedMessage, useIntl } from 'react-intl'
import { Segments } from '~/ui/segments/segments.tsx'
import { DateBox } from '~/kit/form/date-box.tsx'
import { FieldFrame } from '~/kit/form/field-frame.tsx'
import { isDay } from '~/kit/form/date-text.ts'
import { endsEarly } from './group-errors.ts'
import { messages, rangeNames } from './messages.ts'
import type { Days } from './periods.ts'
import { ranges, type Range } from './scheduler-lists.ts'

type DayRangeProps = {
  days: Days
  /** Gets only the day that was changed. */
  onChange: (changed: Partial<Days>) => void
  /** Undefined while days are chosen. */
  range: Range | undefined
  onRange: (range: Range) => void
}

/** Selects a range, or the first and last day. They can be changed in any order, so neither limits the other. */
export function DayRange({ days, onChange, range, onRange }: DayRangeProps) {
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
        if (isChosen) onChange({ [name]: value ?? '' })
      },
    }
  }
  return (
    <Flex wrap="wrap" gap="4" mb="4" align="flex-start">
      <FieldFrame label={messages.period} error={undefined} group>
        {(group) => (
          <Segments
            {...group}
            segments={ranges.map((value) => ({
              value,
              content: <FormattedMessage {...rangeNames[value]} />,
            }))}
            value={range}
            onChange={(chosen) => {
              setTyped({})
              onRange(chosen)
            }}
          />
        )}
      </FieldFrame>
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
