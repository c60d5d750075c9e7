import { Button, Flex, Grid } from '@chakra-ui/react'
import { MapPin } from 'lucide-react'
import type { ReactNode } from 'react'
import { FormattedMessage, useIntl, type MessageDescriptor } from 'react-intl'
import type { Alert, DeviceGroup } from '~/api/generated/model/index.ts'
import { Select } from '~/components/form/select.tsx'
import type { ListState } from '~/components/table/use-list-state.ts'
import { levelChoices, levelName } from './alert-levels.ts'
import { alertStates, defaultPeriod, timeConstraints } from './locations-lists.ts'
import type { AlertsQuestion } from './locations-queries.ts'
import { categoryChoice, messages } from './messages.ts'
import { categoryCounts } from './shown-alerts.ts'

/** The search params of alerts, besides those of their list. */
export type AlertSearch = Omit<AlertsQuestion, 'location'> & { by?: 'location' | undefined }

type AlertFiltersProps = {
  /** The alerts of every level, state and category. */
  alerts: readonly Alert[]
  list: ListState<'level' | 'state' | 'category'>
  search: AlertSearch
  onSearch: (change: AlertSearch) => void
  /** The levels of the business structure; empty if no enterprise is selected. */
  groups: readonly DeviceGroup[]
}

const stateNames = { '': messages.everyState, open: messages.open, ended: messages.ended }

/** The filters of alerts. The address has all of them. */
export function AlertFilters({ alerts, list, search, onSearch, groups }: AlertFiltersProps) {
  const intl = useIntl()
  const { level, state, category } = list.filters
  return (
    <Grid {...layout}>
      <Choice
        label={messages.level}
        value={level}
        onChange={(chosen) => list.change({ filters: { level: chosen } })}
      >
        <option value="">{intl.formatMessage(messages.everyLevel)}</option>
        {levelChoices(alerts, level).map((each) => (
          <option key={each.token} value={each.token}>
            {levelName(each, intl)}
          </option>
        ))}
      </Choice>
      <Choice
        label={messages.state}
        value={state}
        onChange={(chosen) => list.change({ filters: { state: chosen } })}
      >
        {alertStates.map((each) => (
          <option key={each} value={each}>
            {intl.formatMessage(stateNames[each])}
          </option>
        ))}
      </Choice>
      <Choice
        label={messages.category}
        value={category}
        onChange={(chosen) => list.change({ filters: { category: chosen } })}
      >
        <option value="">{intl.formatMessage(messages.everyCategory)}</option>
        {categoryCounts(alerts, category).map(({ token, ...each }) => (
          <option key={token} value={token}>
            {intl.formatMessage(categoryChoice, each)}
          </option>
        ))}
      </Choice>
      <Choice
        label={messages.period}
        value={search.timeConstraint ?? defaultPeriod}
        onChange={(chosen) => {
          const timeConstraint = timeConstraints.find((each) => each === chosen)
          onSearch({
            timeConstraint: timeConstraint === defaultPeriod ? undefined : timeConstraint,
          })
        }}
      >
        {timeConstraints.map((choice) => (
          <option key={choice} value={choice}>
            {intl.formatMessage(messages[choice])}
          </option>
        ))}
      </Choice>
      {groups.length > 0 && (
        <Choice
          label={messages.structure}
          value={String(search.filterGroupId ?? '')}
          onChange={(id) => onSearch({ filterGroupId: id === '' ? undefined : Number(id) })}
        >
          <option value="">{intl.formatMessage(messages.everyStructure)}</option>
          {groups
            .toSorted((a, b) => a.displayOrder - b.displayOrder)
            .map(({ id, name }) => (
              <option key={id} value={id}>
                {name}
              </option>
            ))}
        </Choice>
      )}
    </Grid>
  )
}

type GroupButtonProps = { grouped: boolean; onGrouped: (grouped: boolean) => void }

/** Groups the alerts by location. */
export function GroupButton({ grouped, onGrouped }: GroupButtonProps) {
  return (
    <Button
      size="sm"
      variant={grouped ? 'subtle' : 'ghost'}
      colorPalette={grouped ? 'teal' : 'gray'}
      aria-pressed={grouped}
      onClick={() => onGrouped(!grouped)}
    >
      <MapPin aria-hidden />
      <FormattedMessage {...messages.group} />
    </Button>
  )
}

type ChoiceProps = {
  label: MessageDescriptor
  value: string
  onChange: (value: string) => void
  /** The options. */
  children: ReactNode
}

/** A select with its label above. */
export function Choice({ label, value, onChange, children }: ChoiceProps) {
  return (
    <Flex as="label" direction="column" gap="1" minW="0" textStyle="xs" color="fg.muted">
      <FormattedMessage {...label} />
      <Select
        size="sm"
        bg="bg.panel"
        color="fg"
        value={value}
        onChange={(event) => onChange(event.target.value)}
      >
        {children}
      </Select>
    </Flex>
  )
}

const layout = {
  templateColumns: {
    base: 'repeat(2, minmax(0, 1fr))',
    md: 'repeat(auto-fill, minmax({sizes.40}, 1fr))',
  },
  gap: '3',
  w: 'full',
} as const
