import { Flex } from '@chakra-ui/react'
import type { Ref } from 'react'
import { FormattedMessage, useIntl } from 'react-intl'
import type { Alert } from '~/api/generated/model/index.ts'
import { Select } from '~/components/form/select.tsx'
import { levelChoices, useLevelName } from './alert-levels.ts'
import { messages } from './messages.ts'

const timeConstraints = ['LAST_24_HOURS', 'LAST_7_DAYS', 'LAST_30_DAYS'] as const

/** Which alerts are shown. */
export type AlertSearch = {
  /** The period in which the alerts began, as the server names it. */
  timeConstraint: (typeof timeConstraints)[number]
  /** The token of a level; empty for every level. */
  level: string
}

type AlertFiltersProps = {
  /** The alerts of every level. */
  alerts: readonly Alert[]
  search: AlertSearch
  onSearch: (change: Partial<AlertSearch>) => void
  /** The control that chooses the level, so that it can be focused. */
  level: Ref<HTMLSelectElement>
}

/** The choice of level and period. */
export function AlertFilters({ alerts, search, onSearch, level }: AlertFiltersProps) {
  const intl = useIntl()
  const levelName = useLevelName()
  return (
    <Flex gap="4" w={{ base: 'full', sm: 'auto' }} textStyle="sm" color="fg.muted">
      <Flex as="label" {...label}>
        <FormattedMessage {...messages.level} />
        <Select
          ref={level}
          size="sm"
          // A long name of a level is cut off here.
          width={{ base: 'full', sm: '36' }}
          {...field}
          value={search.level}
          onChange={(event) => onSearch({ level: event.target.value })}
        >
          <option value="">{intl.formatMessage(messages.everyLevel)}</option>
          {levelChoices(alerts, search.level).map((each) => (
            <option key={each.token} value={each.token}>
              {levelName(each)}
            </option>
          ))}
        </Select>
      </Flex>
      <Flex as="label" {...label}>
        <FormattedMessage {...messages.period} />
        <Select
          size="sm"
          width={{ base: 'full', sm: 'auto' }}
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
        </Select>
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

const field = { bg: 'bg.panel', color: 'fg' } as const
