import { Bell } from 'lucide-react'
import { FormattedMessage, useIntl } from 'react-intl'
import type { DashboardEnterprise, DisabledAlertsResult } from '~/api/generated/model/index.ts'
import { SkeletonRows } from '~/features/monitoring/growing-list.tsx'
import { ChangeMark } from '~/kit/live/change-mark.tsx'
import type { Marks } from '~/kit/live/live-rows.ts'
import { Box } from '~/styled-system/jsx'
import { EmptyState } from '~/ui/feedback/empty-state.tsx'
import { SectionPanel, type SectionQuery } from '~/ui/layout/section-panel.tsx'
import { RecordLink } from '~/ui/link/record-link.tsx'
import { disabledByEnterprise } from './by-enterprise.ts'
import { EnterpriseList } from './enterprise-list.tsx'
import { messages } from './messages.ts'
import { LeftOut, LocationsSum } from './sums.tsx'

type DisabledSectionProps = {
  query: SectionQuery<DisabledAlertsResult> & { marks: Marks }
  /** Undefined if they failed to load. */
  enterprises: readonly DashboardEnterprise[] | undefined
}

/** The locations with disabled alerts, by enterprise. */
export function DisabledSection({ query, ...props }: DisabledSectionProps) {
  const intl = useIntl()
  const { enterprises, leftOut } = disabledByEnterprise(
    query.data?.data ?? {},
    props.enterprises,
    intl.locale,
  )
  return (
    <SectionPanel
      heading={messages.disabled}
      summary={query.data && <LocationsSum enterprises={enterprises} />}
      query={query}
      skeleton={<SkeletonRows rows={5} lines={2} />}
    >
      {enterprises.length === 0 ? (
        <EmptyState framed as="h3" icon={Bell} title={messages.noneDisabled}>
          <FormattedMessage {...messages.noneDisabledHint} />
        </EmptyState>
      ) : (
        <EnterpriseList
          label={intl.formatMessage(messages.disabled)}
          enterprises={enterprises}
          idOf={({ id }) => id}
          estimate={33}
        >
          {({ id, name }) => (
            <Box px="4" py="1.5" textStyle="sm" overflowWrap="anywhere">
              <RecordLink kind="location" id={id}>
                {name}
              </RecordLink>
              <ChangeMark mark={query.marks.get(String(id))} />
            </Box>
          )}
        </EnterpriseList>
      )}
      <LeftOut count={leftOut} />
    </SectionPanel>
  )
}
