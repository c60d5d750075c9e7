import { Box, Flex, Grid, styled } from '~/styled-system/jsx'
import { Cpu } from 'lucide-react'
import type { ReactNode } from 'react'
import { FormattedMessage, FormattedNumber, useIntl } from 'react-intl'
import type {
  AdminDashboardResult,
  AdminNeedsAttentionResult,
} from '~/api/generated/model/index.ts'
import { Bars } from '~/kit/chart/bars.tsx'
import { EmptyState } from '~/ui/feedback/empty-state.tsx'
import { Panel } from '~/ui/layout/panel.tsx'
import { SectionPanel, type SectionQuery } from '~/ui/layout/section-panel.tsx'
import { alertsList, locationsList } from '~/features/monitoring/locations-lists.ts'
import { ScreenLink } from '~/ui/link/screen-link.tsx'
import { StyledLink } from '~/ui/link/styled-link.tsx'
import { Counted, waiting, type Count } from './counted.tsx'
import { messages, offlineOf, retiredCount } from './messages.ts'
import { attentionTotals, systemTotals, topDeviceTypes } from './totals.ts'

type SystemSectionProps = {
  summary: SectionQuery<AdminDashboardResult>
  attention: SectionQuery<AdminNeedsAttentionResult>
}

/** Totals over all current enterprises, and their device types. */
export function SystemSection({ summary, attention }: SystemSectionProps) {
  const cards = (
    <Grid templateColumns={{ base: 'minmax(0, 1fr)', lg: 'minmax(0, 2fr) minmax(0, 3fr)' }} gap="4">
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

/** Each number leads to the list behind it. */
function Totals({ summary, attention }: SystemSectionProps) {
  const data = summary.data?.data
  const totals = data && systemTotals(data)
  const trouble = data && attention.data && attentionTotals(data.enterprises, attention.data.data)
  const failed = attention.error !== null && attention.data === undefined
  const troubleCount = (count: number | undefined): Count => (failed ? 'failed' : count)
  return (
    <Panel level="h3" heading={messages.totalsTab}>
      <Box as="dl" divideY="1px">
        <Total label={<FormattedMessage {...messages.enterprises} />}>
          <Counted count={totals?.enterprises} to={{ to: '/admin-admin/enterprises' }} />
          {totals !== undefined && totals.retired > 0 && (
            <FormattedMessage {...retiredCount} values={{ count: totals.retired }} />
          )}
        </Total>
        <Total label={<FormattedMessage {...messages.activeUsers} />}>
          <Counted count={totals?.activeUsers} to={{ to: '/admin-admin/users' }} />
        </Total>
        <Total label={<FormattedMessage {...messages.devices} />}>
          <Counted count={totals?.devices} to={{ to: '/admin-devices/devices' }} />
        </Total>
        <Total label={<FormattedMessage {...messages.locations} />}>
          <Counted
            count={totals?.locations}
            to={{
              to: '/monitoring/locations',
              search: locationsList.write({ filters: { state: 'all' } }),
            }}
          />
        </Total>
        <Total label={<FormattedMessage {...messages.devicesOffline} />}>
          <Counted
            count={troubleCount(trouble?.offline)}
            to={{
              to: '/monitoring/locations',
              search: locationsList.write({ filters: { state: 'offline' } }),
            }}
          />
          {!failed && (
            // Takes its line from the start, so that nothing moves.
            <Box as="span" visibility={trouble ? 'visible' : 'hidden'}>
              <FormattedMessage
                {...offlineOf}
                values={{ devices: trouble?.devices ?? totals?.devices ?? usualDevices }}
              />
            </Box>
          )}
        </Total>
        <Total label={<FormattedMessage {...messages.criticalAlerts} />}>
          <Counted
            count={troubleCount(trouble?.critical)}
            to={{
              to: '/monitoring/locations',
              search: {
                ...alertsList.write({ filters: { level: 'critical', state: 'open' } }),
                tab: 'alerts',
              },
            }}
          />
        </Total>
      </Box>
    </Panel>
  )
}

/** A labeled total with a note. */
function Total({ label, children }: { label: ReactNode; children: ReactNode }) {
  return (
    <Flex align="baseline" justify="space-between" gap="4" py="2">
      <Box as="dt" textStyle="sm" color="fg.muted">
        {label}
      </Box>
      <Flex
        as="dd"
        flex="1"
        direction="row-reverse"
        wrap="wrap"
        align="baseline"
        columnGap="2"
        textStyle="xs"
        color="fg.muted"
        fontVariantNumeric="tabular-nums"
      >
        {children}
      </Flex>
    </Flex>
  )
}

function TopTypes({ result }: { result: AdminDashboardResult | undefined }) {
  const intl = useIntl()
  const types = result && topDeviceTypes(result.data, intl.locale)
  return (
    <Panel level="h3" heading={messages.topTypes}>
      {types?.length === 0 ? (
        <EmptyState as="p" icon={Cpu} title={messages.noDevices}>
          <FormattedMessage {...messages.noDevicesHint} />
        </EmptyState>
      ) : (
        <Grid
          templateColumns={{ base: 'minmax(0, 1fr)', xl: 'minmax(0, 3fr) minmax(0, 2fr)' }}
          gap="6"
          alignItems="center"
        >
          {types ? (
            <Bars
              plain
              label={intl.formatMessage(messages.topTypesChart)}
              bars={types.map(({ type, count }, place) => ({
                name: type,
                short: intl.formatNumber(place + 1),
                value: count,
              }))}
              format={(count) => intl.formatNumber(count)}
            />
          ) : (
            <Box h="56" />
          )}
          <Box as="ol" textStyle="sm" divideY="1px">
            {(types ?? waitingTypes).map(({ type, count }, place) => (
              <Flex as="li" key={type || place} gap="4" py="1.5">
                <styled.span color="fg.muted">
                  <FormattedNumber value={place + 1} />
                </styled.span>
                <styled.bdi flex="1" overflowWrap="anywhere">
                  {type}
                </styled.bdi>
                <styled.span fontVariantNumeric="tabular-nums">
                  {count === undefined ? (
                    waiting
                  ) : (
                    // The list of devices has no filter by type.
                    <StyledLink asChild variant="underline">
                      <ScreenLink to="/admin-devices/devices" otherwise={intl.formatNumber(count)}>
                        <FormattedNumber value={count} />
                      </ScreenLink>
                    </StyledLink>
                  )}
                </styled.span>
              </Flex>
            ))}
          </Box>
        </Grid>
      )}
    </Panel>
  )
}

const waitingTypes = Array.from({ length: 5 }, () => ({ type: '', count: undefined }))
