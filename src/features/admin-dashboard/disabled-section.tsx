import { css } from '~/styled-system/css'
import { Box, styled } from '~/styled-system/jsx'
import { Heading } from '~/ui/text/heading.tsx'
import { StyledLink } from '~/ui/link/styled-link.tsx'
import { Link } from '@tanstack/react-router'
import { Bell } from 'lucide-react'
import { FormattedMessage, useIntl } from 'react-intl'
import type { DashboardEnterprise, DisabledAlertsResult } from '~/api/generated/model/index.ts'
import { EmptyState } from '~/ui/feedback/empty-state.tsx'
import { ChangeMark } from '~/kit/live/change-mark.tsx'
import type { Marks } from '~/kit/live/live-rows.ts'
import { RecordLink } from '~/ui/link/record-link.tsx'
import { SectionPanel, type SectionQuery } from '~/ui/layout/section-panel.tsx'
import { SkeletonRows } from '~/features/monitoring/growing-list.tsx'
import { disabledByEnterprise } from './by-enterprise.ts'
import { enterpriseNumber, messages } from './messages.ts'
import { LeftOut, LocationsSum } from './sums.tsx'
import { VirtualList } from './virtual-list.tsx'

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
        <VirtualList
          label={intl.formatMessage(messages.disabled)}
          ids={enterprises.map(({ id }) => String(id))}
          estimate={(index) => 45 + 20 * (enterprises[index]?.locations.length ?? 0)}
        >
          {(index) => {
            const { id, name, locations } = enterprises[index]!
            return (
              <Box px="4" py="2.5">
                <Heading as="h3" size="sm" className={css({ overflowWrap: 'anywhere' })}>
                  <StyledLink asChild className={css({ py: '0.5', my: '-0.5' })}>
                    <Link
                      to="/monitoring/admin/dashboard"
                      search={{ tab: 'edetail', enterprise: id }}
                    >
                      <bdi>{name || intl.formatMessage(enterpriseNumber, { id })}</bdi>
                    </Link>
                  </StyledLink>
                </Heading>
                <Box as="ul" listStyleType="none">
                  {locations.map((location) => (
                    <styled.li key={location.id} textStyle="sm" overflowWrap="anywhere">
                      <RecordLink kind="location" id={location.id}>
                        {location.name}
                      </RecordLink>
                      <ChangeMark mark={query.marks.get(String(location.id))} />
                    </styled.li>
                  ))}
                </Box>
              </Box>
            )
          }}
        </VirtualList>
      )}
      <LeftOut count={leftOut} />
    </SectionPanel>
  )
}
