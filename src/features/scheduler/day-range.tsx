import { useState } from 'react'
import { FormattedMessage, useIntl } from 'react-intl'
import { DayBox } from '~/kit/form/day-box.tsx'
import { FieldFrame } from '~/kit/form/field-frame.tsx'
import { Flex, Grid } from '~/styled-system/jsx'
import { Segments } from '~/ui/segments/segments.tsx'
import { endsEarly } from './group-errors.ts'
import { messages, rangeNames } from './messages.ts'
import type { Days } from './periods.ts'
import { ranges, type Range } from './scheduler-addresses.ts'

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
  // A chosen range clears what is not a day yet, too.
  const [rangesChosen, setRangesChosen] = useState(0)
  const box = (name: keyof Days) => ({
    label: messages[name],
    value: days[name],
    onChange: (day: string) => onChange({ [name]: day }),
  })
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
              setRangesChosen(rangesChosen + 1)
              onRange(chosen)
            }}
          />
        )}
      </FieldFrame>
      {/* The days stay beside each other where the range does not fit in. */}
      <Grid gap="4" gridTemplateColumns="repeat(2, minmax(0, 1fr))" flex="1 1 {sizes.72}" maxW="96">
        <DayBox key={`start ${rangesChosen}`} {...box('start')} />
        <DayBox
          key={`end ${rangesChosen}`}
          {...box('end')}
          error={endsEarly(days) ? intl.formatMessage(messages.endBeforeStart) : undefined}
        />
      </Grid>
    </Flex>
  )
}
