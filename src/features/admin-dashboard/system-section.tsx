import { FormattedMessage } from 'react-intl'
import type {
  AdminDashboardResult,
  AdminNeedsAttentionResult,
} from '~/api/generated/model/index.ts'
import { Box, Grid } from '~/styled-system/jsx'
import { Panel } from '~/ui/layout/panel.tsx'
import { SectionPanel, type SectionQuery } from '~/ui/layout/section-panel.tsx'
import type { Count } from './counted.tsx'
import { useTrends } from './daily-totals.ts'
import { messages, offlineOf, retiredCount } from './messages.ts'
import { Tile } from './tile.tsx'
import { TopTypes } from './top-types.tsx'
import { attentionTotals, systemTotals } from './totals.ts'

type SystemSectionProps = {
  summary: SectionQuery<AdminDashboardResult>
  attention: SectionQuery<AdminNeedsAttentionResult>
}

/** Totals over all current enterprises, and their device types. */
export function SystemSection({ summary, attention }: SystemSectionProps) {
  const cards = (
    <Grid
      templateColumns={{ base: 'minmax(0, 1fr)', lg: 'minmax(0, 3fr) minmax(0, 2fr)' }}
      // As in the row below.
      columnGap="6"
      rowGap="4"
      alignItems="start"
    >
      <Totals summary={summary} attention={attention} />
      <TopTypes result={summary.data} />
    </Grid>
  )
  return (
    <SectionPanel
      heading={messages.system}
      summary={messages.onlyCurrent}
      query={summary}
      // As large as the content, so that nothing moves.
      skeleton={cards}
    >
      {cards}
    </SectionPanel>
  )
}

/** For the room of a number that is not known yet. */
const usualDevices = 300

/** The totals, what burns first. Each number leads to the list behind it. */
function Totals({ summary, attention }: SystemSectionProps) {
  const data = summary.data?.data
  const totals = data && systemTotals(data)
  const trouble = data && attention.data && attentionTotals(data.enterprises, attention.data.data)
  const trendOf = useTrends(
    totals &&
      trouble && {
        critical: trouble.critical,
        offline: trouble.offline,
        locations: totals.locations,
        devices: totals.devices,
        enterprises: totals.enterprises,
        activeUsers: totals.activeUsers,
      },
  )
  const failed = attention.error !== null && attention.data === undefined
  const troubleCount = (count: number | undefined): Count => (failed ? 'failed' : count)
  return (
    <Panel level="h3" heading={messages.totalsTab}>
      <Grid
        as="dl"
        templateColumns={{
          base: 'repeat(2, minmax(0, 1fr))',
          sm: 'repeat(3, minmax(0, 1fr))',
        }}
        gap="3"
      >
        <Tile
          label={messages.criticalAlerts}
          count={troubleCount(trouble?.critical)}
          to={{
            to: '/monitoring/locations',
            search: {
              level: 'critical',
              state: 'open',
              tab: 'alerts',
            },
          }}
          alarm="critical"
          trend={trendOf('critical')}
        />
        <Tile
          label={messages.devicesOffline}
          count={troubleCount(trouble?.offline)}
          to={{
            to: '/monitoring/locations',
            search: { 'locations.state': 'offline' },
          }}
          alarm="warning"
          trend={trendOf('offline')}
        >
          {!failed && (
            // Takes its line from the start, so that nothing moves.
            <Box as="span" visibility={trouble ? 'visible' : 'hidden'}>
              <FormattedMessage
                {...offlineOf}
                values={{ devices: trouble?.devices ?? totals?.devices ?? usualDevices }}
              />
            </Box>
          )}
        </Tile>
        <Tile
          label={messages.locations}
          count={totals?.locations}
          to={{
            to: '/monitoring/locations',
            search: { 'locations.state': 'all' },
          }}
          trend={trendOf('locations')}
        />
        <Tile
          label={messages.devices}
          count={totals?.devices}
          to={{ to: '/admin-devices/devices' }}
          trend={trendOf('devices')}
        />
        <Tile
          label={messages.enterprises}
          count={totals?.enterprises}
          to={{ to: '/admin-admin/enterprises' }}
          trend={trendOf('enterprises')}
        >
          {totals !== undefined && totals.retired > 0 && (
            <FormattedMessage {...retiredCount} values={{ count: totals.retired }} />
          )}
        </Tile>
        <Tile
          label={messages.activeUsers}
          count={totals?.activeUsers}
          to={{ to: '/admin-admin/users' }}
          trend={trendOf('activeUsers')}
        />
      </Grid>
    </Panel>
  )
}
