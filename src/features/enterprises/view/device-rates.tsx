import { keepPreviousData, useQuery, type UseQueryResult } from '@tanstack/react-query'
import { useSearch } from '@tanstack/react-router'
import { Cpu, Network } from 'lucide-react'
import { FormattedMessage, useIntl, type IntlShape } from 'react-intl'
import type { ApiError } from '~/api/errors.ts'
import { getCountDevicesByRateQueryOptions } from '~/api/generated/endpoints/devices/devices.ts'
import { useListEnterpriseGroupsSuspense } from '~/api/generated/endpoints/enterprises/enterprises.ts'
import type {
  DeviceGroup,
  DeviceRateCount,
  DeviceRateCountList,
} from '~/api/generated/model/index.ts'
import { formatDuration, formatLongDuration } from '~/i18n/format-duration.ts'
import { formatShare } from '~/i18n/format-share.ts'
import { columnsOf } from '~/kit/table/columns.tsx'
import { DataTable } from '~/kit/table/data-table.tsx'
import { plainAddress } from '~/kit/table/list-address.ts'
import { ListFilter } from '~/kit/table/list-filter.tsx'
import { defineList } from '~/kit/table/list.ts'
import { useLocalList } from '~/kit/table/local-rows.ts'
import { openedHere, useDialogAddress } from '~/kit/table/use-dialog-address.ts'
import { useListAddress } from '~/kit/table/use-list-state.ts'
import { css } from '~/styled-system/css'
import { Box, Flex, styled } from '~/styled-system/jsx'
import { EmptyState } from '~/ui/feedback/empty-state.tsx'
import { StyledLink } from '~/ui/link/styled-link.tsx'
import { Heading } from '~/ui/text/heading.tsx'
import { chosenGroup, inDisplayOrder } from './groups.ts'
import { deviceTotal, messages, showDevices } from './messages.ts'
import { RatedDevices } from './rated-devices.tsx'

/** `share` of all devices, from 0 to 1. */
type Row = DeviceRateCount & { share: number }

const column = columnsOf<Row>()

const columns = [
  column.text('rate', {
    label: messages.rate,
    // Unknown frequencies come last.
    value: ({ rate }) => (rate > 1 ? rate : null),
    text: ({ rate }, intl) => frequencyText(intl, rate),
    cell: ({ rate }) => <RateLink rate={rate} />,
  }),
  column.number('deviceCount', {
    label: messages.deviceCount,
    width: 6,
    cell: (row) => <Count {...row} />,
  }),
]

const rates = defineList({
  key: null,
  label: messages.rates,
  address: plainAddress,
  sort: ['rate,asc'],
  columns,
  id: ({ rate }) => String(rate),
  name: ({ rate }) => String(rate),
})

function rowsOf(list: DeviceRateCountList): Row[] {
  const total = sum(list)
  return list.data.map((each) => ({ ...each, share: total > 0 ? each.deviceCount / total : 0 }))
}

function sum({ data }: DeviceRateCountList) {
  return data.reduce((total, { deviceCount }) => total + deviceCount, 0)
}

/** `05:00`; a long one also in a readable unit: `240:00 (4 h)`. */
function frequencyText(intl: IntlShape, rate: number) {
  const long = formatLongDuration(intl, rate)
  return long ? `${formatDuration(intl, rate)} ${long}` : formatDuration(intl, rate)
}

/** The number of devices by reporting frequency, for a level of the business structure. */
export function DeviceRates({ enterpriseId }: { enterpriseId: number }) {
  const { groups, group, query } = useDeviceCounts(enterpriseId)
  return (
    <Box as="section" maxW="form">
      <Heading as="h2" size="md" className={css({ mb: '3' })}>
        <FormattedMessage {...messages.rates} />
      </Heading>
      {group ? (
        <RatesTable groups={inDisplayOrder(groups)} group={group} query={query} />
      ) : (
        <EmptyState framed as="h3" icon={Network} title={messages.noGroups}>
          <FormattedMessage {...messages.noGroupsHint} />
        </EmptyState>
      )}
    </Box>
  )
}

/** The device counts of the level in the address; none if the enterprise has no levels. */
export function useDeviceCounts(enterpriseId: number) {
  const { groups } = useListEnterpriseGroupsSuspense(enterpriseId).data
  const search = useSearch({ from: '/admin-admin/enterprises/view/$enterpriseId' })
  const group = chosenGroup(groups, search.group)
  const query = useQuery({
    ...getCountDevicesByRateQueryOptions({ deviceGroupId: group?.id ?? 0 }),
    enabled: group !== undefined,
    placeholderData: keepPreviousData,
  })
  return { groups, group, query }
}

type RatesTableProps = {
  groups: readonly DeviceGroup[]
  group: DeviceGroup
  query: UseQueryResult<DeviceRateCountList, ApiError>
}

function RatesTable({ query, ...props }: RatesTableProps) {
  const { rate } = useSearch({ from: '/admin-admin/enterprises/view/$enterpriseId' })
  const rows = query.data && rowsOf(query.data)
  const changeAddress = useListAddress()
  const { close } = useDialogAddress()
  return (
    <>
      <DataTable
        list={useLocalList(rates, { query, rows })}
        filters={
          <>
            <ListFilter
              label={messages.group}
              value={props.group.id}
              options={props.groups.map(({ id, name }) => ({ value: id, label: name }))}
              onChange={(id) => changeAddress((before) => ({ ...before, group: String(id) }))}
            />
            <styled.p
              textStyle="sm"
              color="fg.muted"
              fontVariantNumeric="tabular-nums"
              minW="24"
              minH="5"
            >
              {query.data && (
                <FormattedMessage {...deviceTotal} values={{ total: sum(query.data) }} />
              )}
            </styled.p>
          </>
        }
        empty={
          <EmptyState as="h3" icon={Cpu} title={messages.noCounts}>
            <FormattedMessage {...messages.noCountsHint} />
          </EmptyState>
        }
      />
      {rate !== undefined && (
        <RatedDevices
          rate={rate}
          deviceGroupId={props.group.id}
          onClose={() => close({ search: (before) => ({ ...before, rate: undefined }) })}
        />
      )}
    </>
  )
}

function RateLink({ rate }: { rate: number }) {
  const intl = useIntl()
  const frequency = formatDuration(intl, rate)
  const long = formatLongDuration(intl, rate)
  // The address only holds whole seconds.
  if (!Number.isSafeInteger(rate) || rate < 0) return frequencyText(intl, rate)
  return (
    <>
      <StyledLink
        from="/admin-admin/enterprises/view/$enterpriseId"
        search={(before) => ({ ...before, rate })}
        state={openedHere}
        title={intl.formatMessage(showDevices, { frequency })}
        resetScroll={false}
        className={css({ fontVariantNumeric: 'tabular-nums' })}
      >
        {frequency}
      </StyledLink>
      {long && (
        // A blank rather than a margin, which would not be copied.
        <>
          {' '}
          <styled.span color="fg.muted">{long}</styled.span>
        </>
      )}
    </>
  )
}

/** The count, with its share of all devices as a bar. */
function Count({ deviceCount, share }: Row) {
  const intl = useIntl()
  const percent = formatShare(intl, share)
  return (
    <Flex
      display="inline-flex"
      align="center"
      ms={{ base: '1', md: '0' }}
      gap={{ base: '2', sm: '3' }}
      title={percent}
    >
      <Box w={{ base: '16', sm: '32' }} h="2" rounded="full" bg="bg.muted" overflow="hidden">
        <Box h="full" bg="chart" style={{ width: `${share * 100}%` }} />
      </Box>
      <styled.span minW={{ sm: '8' }}>{intl.formatNumber(deviceCount)}</styled.span>
    </Flex>
  )
}
