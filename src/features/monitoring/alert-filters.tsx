import { Flex, NativeSelect } from '@chakra-ui/react'
import { FormattedMessage, useIntl } from 'react-intl'
import type { Alert } from '~/api/generated/model/index.ts'
import { levelChoices, useLevelName } from './alert-levels.ts'
import { timeConstraints, type AlertSearch } from './alert-search.ts'
import { messages } from './messages.ts'

type AlertFiltersProps = {
  /** The alerts of every level. */
  alerts: readonly Alert[]
  search: AlertSearch
  onSearch: (change: Partial<AlertSearch>) => void
}

/** Which stretch of time and which level of alerts is shown. */
export function AlertFilters({ alerts, search, onSearch }: AlertFiltersProps) {
  const intl = useIntl()
  const levelName = useLevelName()
  return (
    <Flex gap="4" w={{ base: 'full', sm: 'auto' }} textStyle="sm" color="fg.muted">
      <Flex as="label" {...label}>
        <FormattedMessage {...messages.level} />
        <NativeSelect.Root size="sm" width={{ base: 'full', sm: 'auto' }}>
          <NativeSelect.Field
            {...field}
            value={search.level}
            onChange={(event) => onSearch({ level: event.target.value })}
          >
            <option value="">{intl.formatMessage(messages.everyLevel)}</option>
            {levelChoices(alerts, search.level).map((level) => (
              <option key={level.token} value={level.token}>
                {levelName(level)}
              </option>
            ))}
          </NativeSelect.Field>
          <NativeSelect.Indicator />
        </NativeSelect.Root>
      </Flex>
      <Flex as="label" {...label}>
        <FormattedMessage {...messages.period} />
        <NativeSelect.Root size="sm" width={{ base: 'full', sm: 'auto' }}>
          <NativeSelect.Field
            {...field}
            value={search.timeConstraint}
            onChange={(event) => {
              const chosen = timeConstraints.find((each) => each === event.target.value)
              onSearch({ timeConstraint: chosen })
            }}
          >
            {timeConstraints.map((choice) => (
              <option key={choice} value={choice}>
                {intl.formatMessage(messages[choice])}
              </option>
            ))}
          </NativeSelect.Field>
          <NativeSelect.Indicator />
        </NativeSelect.Root>
      </Flex>
    </Flex>
  )
}

const label = {
  flex: { base: '1', sm: 'none' },
  direction: { base: 'column', sm: 'row' },
  align: { base: 'stretch', sm: 'center' },
  columnGap: '2',
  rowGap: '1',
  whiteSpace: 'nowrap',
} as const

const field = { bg: 'bg.panel', borderColor: 'border.control', color: 'fg' } as const
