import { MapPin } from 'lucide-react'
import { useIntl } from 'react-intl'
import type { Alert, DeviceGroup } from '~/api/generated/model/index.ts'
import { ListFilter } from '~/kit/table/list-filter.tsx'
import type { ListState } from '~/kit/table/use-list-state.ts'
import { css } from '~/styled-system/css'
import { IconButton } from '~/ui/button/button.tsx'
import { ErrorMessage } from '~/ui/feedback/error-message.tsx'
import type { SectionQuery } from '~/ui/layout/section-panel.tsx'
import { levelChoices, levelName } from './alert-levels.ts'
import { CategoryFilter } from './category-filter.tsx'
import { alertStates, defaultPeriod, timeConstraints } from './locations-addresses.ts'
import type { AlertsQuestion } from './locations-queries.ts'
import { messages } from './messages.ts'

/** The search params of alerts, besides those of their list. */
export type AlertSearch = AlertsQuestion & { by?: 'location' | undefined }

type AlertFiltersProps = {
  /** The alerts of every level, state and category. */
  alerts: readonly Alert[] | undefined
  list: ListState<'level' | 'state' | 'category'>
  search: AlertSearch
  onSearch: (change: AlertSearch) => void
  groups: GroupsQuery
}

/** The levels of the business structure, read if an enterprise is selected. */
export type GroupsQuery = SectionQuery<{ groups: readonly DeviceGroup[] }>

const stateNames = { '': messages.everyStatus, open: messages.open, ended: messages.resolved }

/** The filters of alerts. The address has all of them. */
export function AlertFilters({ alerts, list, search, onSearch, ...props }: AlertFiltersProps) {
  const intl = useIntl()
  const { level, state, category } = list.filters
  const { data, error, refetch } = props.groups
  const groups = data?.groups ?? []
  const hasStructure = groups.length > 0 || search.filterGroupId !== undefined
  return (
    <>
      <ListFilter
        label={messages.severity}
        value={level}
        options={[
          { value: '', label: intl.formatMessage(messages.everySeverity) },
          ...levelChoices(alerts ?? []).map((each) => ({
            value: each.token,
            label: levelName(each, intl),
          })),
        ]}
        onChange={(chosen) => list.change({ filters: { level: chosen } })}
      />
      <ListFilter
        label={messages.status}
        value={state}
        options={alertStates.map((each) => ({
          value: each,
          label: intl.formatMessage(stateNames[each]),
        }))}
        onChange={(chosen) => list.change({ filters: { state: chosen } })}
      />
      <CategoryFilter
        alerts={alerts}
        value={category}
        onChange={(chosen) => list.change({ filters: { category: chosen } })}
      />
      <ListFilter
        label={messages.period}
        value={search.timeConstraint ?? defaultPeriod}
        defaultValue={defaultPeriod}
        options={timeConstraints.map((each) => ({
          value: each,
          label: intl.formatMessage(messages[each]),
        }))}
        onChange={(chosen) =>
          onSearch({ timeConstraint: chosen === defaultPeriod ? undefined : chosen })
        }
      />
      {hasStructure && search.location === undefined && (
        <ListFilter
          label={messages.structure}
          value={search.filterGroupId ?? ''}
          options={[
            { value: '', label: intl.formatMessage(messages.everyStructure) },
            ...groups
              .toSorted((a, b) => a.displayOrder - b.displayOrder)
              .map(({ id, name }) => ({ value: id, label: name })),
          ]}
          onChange={(id) => onSearch({ filterGroupId: id === '' ? undefined : Number(id) })}
        />
      )}
      {error && !data && search.location === undefined && (
        <ErrorMessage
          error={error}
          subject={messages.structure}
          title={messages.structureFailed}
          onRetry={() => void refetch()}
        />
      )}
    </>
  )
}

type GroupButtonProps = { grouped: boolean; onGrouped: (grouped: boolean) => void }

/** Groups the alerts by location. */
export function GroupButton({ grouped, onGrouped }: GroupButtonProps) {
  const name = useIntl().formatMessage(messages.group)
  return (
    <IconButton
      size="sm"
      variant={grouped ? 'subtle' : 'ghost'}
      className={css({ colorPalette: grouped ? 'teal' : 'gray' })}
      aria-label={name}
      title={name}
      aria-pressed={grouped}
      onClick={() => onGrouped(!grouped)}
    >
      <MapPin aria-hidden />
    </IconButton>
  )
}
