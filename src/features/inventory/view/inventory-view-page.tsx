import { useQuery, type UseQueryResult } from '@tanstack/react-query'
import { useParams } from '@tanstack/react-router'
import { FormattedMessage, useIntl, type MessageDescriptor } from 'react-intl'
import { useListInventorySuspense } from '~/api/generated/endpoints/inventory/inventory.ts'
import type {
  DeviceSearchResponse,
  DeviceSearchResult,
  InventoryRow,
} from '~/api/generated/model/index.ts'
import { HistoryButton } from '~/features/audit/history/history-button.tsx'
import { Issues } from '~/features/devices/search/issues.tsx'
import { searchQuery, wasInFleet } from '~/features/devices/search/search-query.ts'
import { recordOf, recordParams } from '~/features/inventory/inventory-query.ts'
import { InventoryRecord } from '~/features/inventory/inventory-record.tsx'
import { messages } from '~/features/inventory/messages.ts'
import { formatInstant, timeOf, type Instant } from '~/i18n/format-instant.ts'
import { css } from '~/styled-system/css'
import { Flex, Stack } from '~/styled-system/jsx'
import { CopyButton } from '~/ui/button/copy-button.tsx'
import { ErrorMessage } from '~/ui/feedback/error-message.tsx'
import { SkeletonLines } from '~/ui/feedback/skeleton-lines.tsx'
import { Panel } from '~/ui/layout/panel.tsx'
import { Property, PropertyList } from '~/ui/layout/property-list.tsx'
import { useMayOpen } from '~/ui/link/may-open.ts'
import { RecordLink } from '~/ui/link/record-link.tsx'
import { ScreenLink } from '~/ui/link/screen-link.tsx'

const deviceSearch = '/admin-devices/search'

/** One inventory record, with its fleet history for users who may open the device search. */
export function InventoryViewPage() {
  const { referenceId } = useParams({ from: '/admin-fulfillment/inventory/$referenceId/view' })
  const { data } = useListInventorySuspense(recordParams(referenceId))
  const maySearch = useMayOpen()(deviceSearch)
  const record = recordOf(data, referenceId)
  const { deviceRadioMacAddress: macAddress } = record
  const query = useQuery({ ...searchQuery(macAddress), enabled: maySearch })
  const match =
    query.data &&
    Object.values(query.data.data.searchResults).find(
      ({ inventoryReferenceId }) => inventoryReferenceId === referenceId,
    )
  return (
    <InventoryRecord
      record={record}
      // The record itself names no enterprise.
      actions={
        <HistoryButton
          kind="inventory"
          id={referenceId}
          name={macAddress}
          enterpriseId={match?.commissionedFor}
          keepsRoom={maySearch}
          logOf={match?.commissionedForFullName ?? undefined}
        />
      }
    >
      <Stack gap="6" maxW="form">
        <Facts {...record} />
        {maySearch && <FleetData record={record} query={query} match={match} />}
      </Stack>
    </InventoryRecord>
  )
}

function Facts({ deviceType, ...record }: InventoryRow) {
  const intl = useIntl()
  return (
    <PropertyList>
      <Property label={messages.macAddress}>
        <Flex as="span" gap="1" align="center" wrap="wrap">
          <code>
            <RecordLink kind="device" id={record.deviceRadioMacAddress}>
              {record.deviceRadioMacAddress}
            </RecordLink>
          </code>
          <CopyButton
            value={record.deviceRadioMacAddress}
            label={intl.formatMessage(messages.copyMacAddress)}
          />
        </Flex>
      </Property>
      <Property label={messages.deviceType}>{deviceType.name}</Property>
      <Property label={messages.class}>{deviceType.deviceSerialNumberType?.name}</Property>
      <Property label={messages.function}>{deviceType.deviceFunctionalType?.name}</Property>
      <Time label={messages.importDate} at={record.importedOn} />
      <Property label={messages.location}>{record.deviceInventoryLocation?.name}</Property>
      <Property label={messages.vendorOrder}>{record.vendorOrder?.displayName}</Property>
      <Property label={messages.reference}>
        <code>{record.referenceId}</code>
      </Property>
    </PropertyList>
  )
}

type FleetDataProps = {
  record: InventoryRow
  query: UseQueryResult<DeviceSearchResponse>
  match: DeviceSearchResult | undefined
}

/** The device search's data about the record. */
function FleetData({ record, query, match }: FleetDataProps) {
  const { deviceRadioMacAddress: macAddress, referenceId } = record
  const issues = query.data?.data.exceptions ?? []
  return (
    <Panel heading={messages.fleet}>
      {query.isPending && <SkeletonLines />}
      {query.error && <ErrorMessage error={query.error} onRetry={() => void query.refetch()} />}
      <Issues issues={issues} role="status" />
      {query.data &&
        (match && wasInFleet(match) ? (
          <Commissioning match={match} />
        ) : (
          issues.length === 0 && <FormattedMessage {...messages.noFleet} />
        ))}
      <Flex gap="4" mt="3" wrap="wrap" textStyle="sm">
        {match && wasInFleet(match) && (
          <ScreenLink
            to="/admin-devices/fleets/device/view/$reference"
            params={{ reference: referenceId }}
            variant="plain"
            className={css({ colorPalette: 'teal' })}
          >
            <FormattedMessage {...messages.viewCommissioned} />
          </ScreenLink>
        )}
        <ScreenLink
          to={deviceSearch}
          search={{ serialNumber: macAddress }}
          variant="plain"
          className={css({ colorPalette: 'teal' })}
        >
          <FormattedMessage {...messages.openSearch} />
        </ScreenLink>
      </Flex>
    </Panel>
  )
}

function Commissioning({ match }: { match: DeviceSearchResult }) {
  const { commissionedFor, commissionedForFullName } = match
  return (
    <PropertyList>
      <Property label={messages.commissionedFor}>
        {commissionedForFullName && (
          <RecordLink kind="enterprise" id={commissionedFor}>
            {commissionedForFullName}
          </RecordLink>
        )}
      </Property>
      <Time label={messages.commissionedAt} at={match.commissionedAt} />
      {timeOf(match.decommissionedAt) !== undefined && (
        <Time label={messages.removedAt} at={match.decommissionedAt} />
      )}
      {match.registeredForFullName && (
        <Property label={messages.registeredFor}>
          <RecordLink kind="enterprise" id={match.registeredFor}>
            {match.registeredForFullName}
          </RecordLink>
        </Property>
      )}
    </PropertyList>
  )
}

function Time({ label, at }: { label: MessageDescriptor; at: Instant }) {
  return <Property label={label}>{formatInstant(useIntl(), at)}</Property>
}
