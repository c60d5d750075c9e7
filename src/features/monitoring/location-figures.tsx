import { FormattedMessage, FormattedNumber, useIntl, type MessageDescriptor } from 'react-intl'
import type { NeedsAttentionLocation } from '~/api/generated/model/index.ts'
import type { ListState } from '~/kit/table/use-list-state.ts'
import { css, cx } from '~/styled-system/css'
import { Flex } from '~/styled-system/jsx'
import { needsAttention, offlineDevices, watchedLocations } from './attention.ts'
import { locationStates, type LocationState } from './locations-addresses.ts'
import { messages } from './messages.ts'

type LocationFiguresProps = {
  /** Those of the chosen enterprise; undefined while they load. */
  locations: readonly NeedsAttentionLocation[] | undefined
  list: ListState<'state'>
}

/** What is wrong, in figures. Each shows the locations that it counts. */
export function LocationFigures({ locations, list }: LocationFiguresProps) {
  const intl = useIntl()
  const counts = locations && countsOf(watchedLocations(locations))
  const chosen = locationStates.find((state) => state === list.filters.state) ?? ''
  return (
    <Flex
      role="group"
      aria-label={intl.formatMessage(messages.status)}
      className={strip}
      _print={{ display: 'none' }}
    >
      {locationStates.map((state) => (
        <button
          key={state}
          type="button"
          aria-pressed={state === chosen}
          className={cx(figure, state === chosen ? pressed : idle)}
          onClick={() => list.change({ filters: { state } })}
        >
          <FormattedMessage {...stateNames[state]} />
          <strong className={cx(number, counts && counts[state] > 0 ? tones[state] : plain)}>
            {counts && <FormattedNumber value={counts[state]} />}
          </strong>
        </button>
      ))}
    </Flex>
  )
}

const stateNames: Record<LocationState, MessageDescriptor> = {
  '': messages.attention,
  critical: messages.stateCritical,
  offline: messages.stateOffline,
  well: messages.stateWell,
  all: messages.stateAll,
}

/** Alerts and devices where the name says so, otherwise locations. */
function countsOf(locations: readonly NeedsAttentionLocation[]): Record<LocationState, number> {
  const sum = (count: (location: NeedsAttentionLocation) => number) =>
    locations.reduce((total, location) => total + count(location), 0)
  const troubled = locations.filter(needsAttention).length
  return {
    '': troubled,
    critical: sum(({ criticalAlertCount }) => criticalAlertCount),
    offline: sum(offlineDevices),
    well: locations.length - troubled,
    all: locations.length,
  }
}

const strip = css({
  mb: '4',
  bg: 'bg.panel',
  borderWidth: '1px',
  rounded: 'l3',
  // A phone scrolls it sideways.
  overflowX: 'auto',
})

const figure = css({
  flex: '1 0 auto',
  display: 'flex',
  alignItems: 'center',
  justifyContent: 'center',
  gap: '2',
  // So that a phone shows a part of the third.
  px: { base: '3', lg: '4' },
  h: '11',
  textStyle: 'sm',
  whiteSpace: 'nowrap',
  cursor: 'pointer',
  borderStartWidth: '1px',
  _first: { borderStartWidth: '0' },
  focusVisibleRing: 'inside',
})

const idle = css({ color: 'fg.muted', _hover: { bg: 'bg.subtle' } })
const pressed = css({ bg: 'teal.subtle', color: 'teal.fg', fontWeight: 'medium' })

const number = css({
  minW: '6',
  textAlign: 'start',
  textStyle: 'md',
  fontWeight: 'semibold',
  fontVariantNumeric: 'tabular-nums',
})

const plain = css({ color: 'fg' })

const tones: Record<LocationState, string> = {
  '': plain,
  critical: css({ color: 'fg.error' }),
  offline: css({ color: 'fg.warning' }),
  well: plain,
  all: plain,
}
