import { css } from '~/styled-system/css'
import { Flex, styled } from '~/styled-system/jsx'
import { Heading } from '~/ui/text/heading.tsx'
import { StyledLink } from '~/ui/link/styled-link.tsx'
import { Link } from '@tanstack/react-router'
import { CircleCheckBig } from 'lucide-react'
import { FormattedMessage, useIntl, type MessageDescriptor } from 'react-intl'
import type { AdminNeedsAttentionResult, DashboardEnterprise } from '~/api/generated/model/index.ts'
import { EmptyState } from '~/ui/feedback/empty-state.tsx'
import type { Marks } from '~/kit/live/live-rows.ts'
import { RecordLink } from '~/ui/link/record-link.tsx'
import { SectionPanel, type SectionQuery } from '~/ui/layout/section-panel.tsx'
import { ListFilter } from '~/kit/table/list-filter.tsx'
import { SkeletonRows } from '~/features/monitoring/growing-list.tsx'
import { LocationRow } from '~/features/monitoring/location-row.tsx'
import { formatShare } from '~/i18n/format-share.ts'
import { words } from '~/i18n/words.ts'
import {
  attentionByEnterprise,
  orders,
  type EnterpriseAttention,
  type Order,
} from './by-enterprise.ts'
import { enterpriseNumber, enterpriseSums, messages } from './messages.ts'
import { LeftOut, LocationsSum } from './sums.tsx'
import { VirtualList } from './virtual-list.tsx'

const orderNames: Record<Order, MessageDescriptor> = {
  devices_offline: messages.devicesOffline,
  alerts: messages.criticalAlerts,
  percent_offline: messages.percentOffline,
  name: words.name,
}

type NeedsAttentionSectionProps = {
  query: SectionQuery<AdminNeedsAttentionResult> & { marks: Marks }
  /** Undefined if they failed to load. */
  enterprises: readonly DashboardEnterprise[] | undefined
  order: Order
  onOrder: (order: Order) => void
}

/** The enterprises that need attention in the chosen order, each with its affected locations. */
export function NeedsAttentionSection({ query, order, ...props }: NeedsAttentionSectionProps) {
  const intl = useIntl()
  const { enterprises, leftOut } = attentionByEnterprise(
    query.data?.data ?? {},
    props.enterprises,
    order,
    intl.locale,
  )
  const rows = enterprises.flatMap((enterprise) => [
    { id: `enterprise ${enterprise.id}`, enterprise },
    ...enterprise.locations.map((location) => ({
      id: `${enterprise.id} ${location.deviceGroupingId}`,
      location,
    })),
  ])
  return (
    <SectionPanel
      heading={messages.attention}
      summary={query.data && <LocationsSum enterprises={enterprises} />}
      controls={
        <ListFilter
          label={messages.orderBy}
          value={order}
          options={orders.map((each) => ({
            value: each,
            label: intl.formatMessage(orderNames[each]),
          }))}
          onChange={props.onOrder}
        />
      }
      query={query}
      skeleton={<SkeletonRows rows={5} lines={2} />}
    >
      {rows.length === 0 ? (
        <EmptyState framed good as="h3" icon={CircleCheckBig} title={messages.allWell}>
          <FormattedMessage {...messages.allWellHint} />
        </EmptyState>
      ) : (
        <VirtualList
          // A new order starts at the top.
          key={order}
          label={intl.formatMessage(messages.attention)}
          ids={rows.map(({ id }) => id)}
          estimate={(index) => (rows[index] && 'location' in rows[index] ? 84 : 60)}
        >
          {(index) => {
            const row = rows[index]
            if (!row) return null
            return 'location' in row ? (
              <LocationRow
                location={row.location}
                mark={query.marks.get(String(row.location.deviceGroupingId))}
                as="div"
                heading="h4"
              >
                <RecordLink kind="location" id={row.location.deviceGroupingId}>
                  {row.location.locationName}
                </RecordLink>
              </LocationRow>
            ) : (
              <EnterpriseRow enterprise={row.enterprise} />
            )
          }}
        </VirtualList>
      )}
      <LeftOut count={leftOut} />
    </SectionPanel>
  )
}

/** The heading of an enterprise's locations, with a link to them. */
function EnterpriseRow({ enterprise }: { enterprise: EnterpriseAttention }) {
  const intl = useIntl()
  const { id, name, offline, alerts, sensorShare } = enterprise
  const share = formatShare(intl, sensorShare)
  return (
    <Flex direction="column" px="4" py="2.5" bg="bg.subtle">
      <Heading as="h3" size="sm" className={css({ overflowWrap: 'anywhere' })}>
        <StyledLink asChild className={css({ py: '0.5', my: '-0.5' })}>
          <Link to="/monitoring/admin/dashboard" search={{ tab: 'edetail', enterprise: id }}>
            <bdi>{name || intl.formatMessage(enterpriseNumber, { id })}</bdi>
          </Link>
        </StyledLink>
      </Heading>
      <styled.p textStyle="xs" color="fg.muted" fontVariantNumeric="tabular-nums">
        <FormattedMessage {...enterpriseSums} values={{ offline, alerts, share }} />
      </styled.p>
    </Flex>
  )
}
