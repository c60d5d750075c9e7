import { FormattedMessage, FormattedNumber, useIntl } from 'react-intl'
import { messages as shared, statusLooks } from '~/features/fleets/messages.ts'
import { css } from '~/styled-system/css'
import { Flex } from '~/styled-system/jsx'
import { Button } from '~/ui/button/button.tsx'
import { countByStatus, statusFilters, type FleetDevice } from './fleet-devices.ts'
import { messages } from './messages.ts'

type StatusFilterProps = {
  devices: readonly FleetDevice[]
  /** '' for devices of every status. */
  value: string
  onChange: (value: string) => void
}

/** The number of devices by status. A count filters the table; pressed again, it shows all. */
export function StatusFilter({ devices, value, onChange }: StatusFilterProps) {
  const intl = useIntl()
  const counts = countByStatus(devices)
  const choices = [
    { value: '', label: messages.all, count: devices.length },
    ...statusFilters.map((each) => ({
      value: each,
      label: each === 'failed' ? shared.failed : statusLooks[each].label,
      count: counts[each],
    })),
  ]
  return (
    <Flex
      role="group"
      aria-label={intl.formatMessage(messages.byStatus)}
      wrap="wrap"
      gap="1.5"
      mb="4"
    >
      {choices
        .filter((choice) => choice.value === '' || choice.value === value || choice.count > 0)
        .map((choice) => {
          const pressed = choice.value === value
          const red = choice.value === 'failed'
          return (
            <Button
              key={choice.value}
              size="sm"
              variant={pressed ? 'subtle' : 'outline'}
              className={css({ colorPalette: red ? 'red' : pressed ? 'teal' : 'gray' })}
              aria-pressed={pressed}
              onClick={() => onChange(pressed ? '' : choice.value)}
            >
              <FormattedMessage {...choice.label} />
              <strong>
                <FormattedNumber value={choice.count} />
              </strong>
            </Button>
          )
        })}
    </Flex>
  )
}
