import { CircleCheckBig } from 'lucide-react'
import { FormattedMessage, useIntl, type MessageDescriptor } from 'react-intl'
import type { AdminNeedsAttentionResult, DashboardEnterprise } from '~/api/generated/model/index.ts'
import { SkeletonRows } from '~/features/monitoring/growing-list.tsx'
import { LocationRow } from '~/features/monitoring/location-row.tsx'
import { formatShare } from '~/i18n/format-share.ts'
import { words } from '~/i18n/words.ts'
import type { Marks } from '~/kit/live/live-rows.ts'
import { ListFilter } from '~/kit/table/list-filter.tsx'
import { styled } from '~/styled-system/jsx'
import { EmptyState } from '~/ui/feedback/empty-state.tsx'
import { SectionPanel, type SectionQuery } from '~/ui/layout/section-panel.tsx'
import { RecordLink } from '~/ui/link/record-link.tsx'
import {
  attentionByEnterprise,
  orders,
  type EnterpriseAttention,
  type Order,
} from './by-enterprise.ts'
import { EnterpriseList } from './enterprise-list.tsx'
import { enterpriseSums, messages } from './messages.ts'
import { LeftOut, LocationsSum } from './sums.tsx'

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
      {enterprises.length === 0 ? (
        <EmptyState framed good as="h3" icon={CircleCheckBig} title={messages.allWell}>
          <FormattedMessage {...messages.allWellHint} />
        </EmptyState>
      ) : (
        <EnterpriseList
          // A new order starts at the top.
          key={order}
          label={intl.formatMessage(messages.attention)}
          enterprises={enterprises}
          idOf={({ deviceGroupingId }) => deviceGroupingId}
          estimate={84}
          sums={(enterprise) => <EnterpriseSums enterprise={enterprise} />}
        >
          {(location) => (
            <LocationRow
              location={location}
              mark={query.marks.get(String(location.deviceGroupingId))}
              as="div"
              heading="h4"
            >
              <RecordLink kind="location" id={location.deviceGroupingId}>
                {location.locationName}
              </RecordLink>
            </LocationRow>
          )}
        </EnterpriseList>
      )}
      <LeftOut count={leftOut} />
    </SectionPanel>
  )
}

/** What is wrong at the locations of an enterprise together. */
function EnterpriseSums({ enterprise }: { enterprise: EnterpriseAttention }) {
  const intl = useIntl()
  const { offline, alerts, sensorShare } = enterprise
  const share = formatShare(intl, sensorShare)
  return (
    <styled.p textStyle="xs" color="fg.muted" fontVariantNumeric="tabular-nums">
      <FormattedMessage {...enterpriseSums} values={{ offline, alerts, share }} />
    </styled.p>
  )
}
