import { BellOff, CircleCheckBig, SquareMousePointer } from 'lucide-react'
import { FormattedMessage, useIntl } from 'react-intl'
import type {
  AdminDashboardResult,
  AdminNeedsAttentionResult,
  DisabledAlertsResult,
} from '~/api/generated/model/index.ts'
import { useEnterpriseOptions } from '~/features/choices/enterprise-options.ts'
import { GrowingList, SkeletonRows } from '~/features/monitoring/growing-list.tsx'
import { LocationRow } from '~/features/monitoring/location-row.tsx'
import { words } from '~/i18n/words.ts'
import { Combobox } from '~/kit/form/combobox-field.tsx'
import { ChangeMark } from '~/kit/live/change-mark.tsx'
import type { Marks } from '~/kit/live/live-rows.ts'
import { css } from '~/styled-system/css'
import { Box, Flex, styled } from '~/styled-system/jsx'
import { EmptyState } from '~/ui/feedback/empty-state.tsx'
import { ErrorMessage } from '~/ui/feedback/error-message.tsx'
import { SectionPanel, type SectionQuery } from '~/ui/layout/section-panel.tsx'
import { RecordLink } from '~/ui/link/record-link.tsx'
import { ScreenLink } from '~/ui/link/screen-link.tsx'
import { attentionLocations, disabledByEnterprise } from './by-enterprise.ts'
import { locationCount, messages } from './messages.ts'

type EnterpriseDetailProps = {
  summary: SectionQuery<AdminDashboardResult>
  attention: SectionQuery<AdminNeedsAttentionResult> & { marks: Marks }
  disabled: SectionQuery<DisabledAlertsResult> & { marks: Marks }
  /** The id of the chosen enterprise. */
  chosen: number | undefined
  onChoose: (id: number | undefined) => void
}

/** The locations of one enterprise, current or retired, that need attention or have disabled alerts. */
export function EnterpriseDetail({ summary, chosen, onChoose, ...queries }: EnterpriseDetailProps) {
  const options = useEnterpriseOptions(summary.data?.data.enterprises ?? [])
  const isKnown = options.some(({ value }) => value === chosen)
  return (
    <>
      {summary.error && (
        <Box mb="4">
          <ErrorMessage
            error={summary.error}
            subject={messages.enterprises}
            onRetry={() => void summary.refetch()}
          />
        </Box>
      )}
      <Flex wrap="wrap" align="flex-end" columnGap="4" rowGap="2" mb="6">
        <Box flex="1" maxW="sm" minW="3xs">
          <Combobox
            label={words.enterprise}
            options={options}
            // It accepts a selection only once its options have loaded.
            chosen={chosen !== undefined && isKnown ? [chosen] : []}
            onChange={([id]) => onChoose(typeof id === 'number' ? id : undefined)}
          />
        </Box>
        {chosen !== undefined && isKnown && (
          <ScreenLink
            to="/admin-admin/enterprises/view/$enterpriseId"
            params={{ enterpriseId: chosen }}
            variant="plain"
            className={css({ textStyle: 'sm', py: '2' })}
          >
            <FormattedMessage {...messages.viewEnterprise} />
          </ScreenLink>
        )}
      </Flex>
      {chosen === undefined ? (
        <EmptyState framed as="h2" icon={SquareMousePointer} title={messages.choose}>
          <FormattedMessage {...messages.chooseHint} />
        </EmptyState>
      ) : (
        <>
          <Attention query={queries.attention} enterpriseId={chosen} />
          <DisabledAlerts query={queries.disabled} enterpriseId={chosen} />
        </>
      )}
    </>
  )
}

type PartProps<Data> = { query: SectionQuery<Data> & { marks: Marks }; enterpriseId: number }

function Attention({ query, enterpriseId }: PartProps<AdminNeedsAttentionResult>) {
  const { locale } = useIntl()
  const locations = attentionLocations(query.data?.data[enterpriseId] ?? [], locale)
  return (
    <SectionPanel
      heading={messages.needing}
      summary={
        query.data &&
        locations.length > 0 && (
          <FormattedMessage {...locationCount} values={{ count: locations.length }} />
        )
      }
      query={query}
      skeleton={<SkeletonRows rows={3} lines={2} />}
    >
      {locations.length === 0 ? (
        <EmptyState framed as="h3" icon={CircleCheckBig} title={messages.noData} />
      ) : (
        <GrowingList key={enterpriseId} items={locations} step={60} cards>
          {(location) => (
            <LocationRow
              key={location.deviceGroupingId}
              location={location}
              mark={query.marks.get(String(location.deviceGroupingId))}
            >
              <RecordLink kind="location" id={location.deviceGroupingId}>
                {location.locationName}
              </RecordLink>
            </LocationRow>
          )}
        </GrowingList>
      )}
    </SectionPanel>
  )
}

/** Shown if there are any, or if that is unknown. */
function DisabledAlerts({ query, enterpriseId }: PartProps<DisabledAlertsResult>) {
  const { locale } = useIntl()
  const own = { [enterpriseId]: query.data?.data[enterpriseId] ?? [] }
  const [found] = disabledByEnterprise(own, undefined, locale).enterprises
  if (query.data && !query.error && !found) return null
  return (
    <SectionPanel
      heading={messages.disabledHere}
      summary={
        found && <FormattedMessage {...locationCount} values={{ count: found.locations.length }} />
      }
      query={query}
      skeleton={<SkeletonRows rows={1} lines={1} />}
    >
      <GrowingList key={enterpriseId} items={found?.locations ?? []} step={60} cards>
        {({ id, name }) => (
          <Flex
            as="li"
            key={id}
            tabIndex={-1}
            align="center"
            gap="2"
            px="4"
            py="2.5"
            textStyle="sm"
          >
            <BellOff aria-hidden size="1em" />
            <styled.span overflowWrap="anywhere">
              <RecordLink kind="location" id={id}>
                {name}
              </RecordLink>
            </styled.span>
            <ChangeMark mark={query.marks.get(String(id))} />
          </Flex>
        )}
      </GrowingList>
    </SectionPanel>
  )
}
