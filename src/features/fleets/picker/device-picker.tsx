import { useSelector } from '@tanstack/react-store'
import { Cpu, ListPlus, Minus, Plus } from 'lucide-react'
import type { ReactNode } from 'react'
import { FormattedMessage, useIntl } from 'react-intl'
import type { DeviceInventoryItem } from '~/api/generated/model/index.ts'
import { inHexOrder } from '~/features/fleets/in-hex-order.ts'
import { messages as shared } from '~/features/fleets/messages.ts'
import { KeptCodes } from '~/kit/scan/kept-codes.tsx'
import { ScanButton, Scanner } from '~/kit/scan/scanner.tsx'
import { columnsOf } from '~/kit/table/columns.tsx'
import { DataTable } from '~/kit/table/data-table.tsx'
import { ListFilter } from '~/kit/table/list-filter.tsx'
import { defineList } from '~/kit/table/list.ts'
import { useLocalList } from '~/kit/table/local-rows.ts'
import { searchAmong } from '~/lib/codes.ts'
import { css } from '~/styled-system/css'
import { Box, Flex, Grid, Stack } from '~/styled-system/jsx'
import { EmptyState } from '~/ui/feedback/empty-state.tsx'
import { Heading } from '~/ui/text/heading.tsx'
import { itemOf, type ChosenDevice } from './choice.ts'
import { devicesToAdd, messages, typeCount } from './messages.ts'
import type { DeviceChoice } from './use-device-choice.ts'

const column = columnsOf<DeviceInventoryItem>()

const columns = [
  column.text('deviceRadioMacAddress', {
    label: shared.macAddress,
    value: ({ deviceRadioMacAddress }) => inHexOrder(deviceRadioMacAddress),
    text: ({ deviceRadioMacAddress }) => deviceRadioMacAddress,
    cell: ({ deviceRadioMacAddress }) => <code>{deviceRadioMacAddress}</code>,
  }),
  column.text('deviceType', {
    label: shared.deviceType,
    value: ({ deviceType }) => deviceType.name,
  }),
]

const availableDevices = defineList({
  key: null,
  label: messages.available,
  sort: ['deviceRadioMacAddress,asc'],
  columns,
  id: ({ id }) => String(id),
  name: ({ deviceRadioMacAddress }) => deviceRadioMacAddress,
})

const chosenColumn = columnsOf<ChosenDevice>()

const chosenColumns = [
  chosenColumn.text('macAddress', {
    label: shared.macAddress,
    value: ({ macAddress }) => inHexOrder(macAddress),
    text: ({ macAddress }) => macAddress,
    cell: ({ macAddress }) => <code>{macAddress}</code>,
  }),
  chosenColumn.text('type', {
    label: shared.deviceType,
    text: ({ type, failure, gone }, intl) =>
      [
        type,
        gone && intl.formatMessage(messages.gone),
        failure && intl.formatMessage(shared.failed),
        failure,
      ]
        .filter(Boolean)
        .join(' '),
    wraps: true,
    cell: (device) => <TypeCell {...device} />,
  }),
]

const chosenDevices = defineList({
  key: null,
  label: messages.toAdd,
  // Newest first.
  sort: [],
  columns: chosenColumns,
  id: ({ id }) => id,
  name: ({ macAddress }) => macAddress,
})

/** Two lists: the available devices, and the chosen ones. The scanner adds to the second one. */
export function DevicePicker({ choice }: { choice: DeviceChoice }) {
  const { session, scan, chosen } = choice
  const { open } = useSelector(scan.state)
  return (
    <Stack gap="4">
      <Flex gap="3" wrap="wrap" align="flex-end" justify="space-between">
        <TypeSelect choice={choice} />
        <ScanButton scan={scan} className={css({ w: { base: 'full', sm: 'auto' } })} />
      </Flex>
      {!open && <KeptCodes session={session} />}
      <Grid templateColumns={{ base: '1fr', lg: '1fr 1fr' }} gap="4" css={lists}>
        {/* Beside the list that it fills. On a phone, it replaces the list of available devices. */}
        <Stack gap="4" minW="0">
          <Scanner scan={scan} session={session} />
          <Box display={{ base: open ? 'none' : 'block', lg: 'block' }}>
            <ListHeading>
              <FormattedMessage {...messages.available} />
            </ListHeading>
            <Available choice={choice} />
          </Box>
        </Stack>
        <div>
          <ListHeading>
            <FormattedMessage {...devicesToAdd} values={{ count: chosen.length }} />
          </ListHeading>
          <Chosen choice={choice} />
        </div>
      </Grid>
    </Stack>
  )
}

function TypeSelect({ choice: { types, type, setType } }: { choice: DeviceChoice }) {
  const intl = useIntl()
  return (
    <ListFilter
      label={shared.deviceType}
      value={type}
      options={[
        { value: '', label: intl.formatMessage(messages.allTypes) },
        ...types.map(({ token, name, count }) => ({
          value: token,
          label: intl.formatMessage(typeCount, { type: name, count }),
        })),
      ]}
      onChange={setType}
    />
  )
}

function ListHeading({ children }: { children: ReactNode }) {
  return (
    <Heading as="h3" size="sm" className={css({ mb: '2' })}>
      {children}
    </Heading>
  )
}

function Available({ choice: { query, offered, session } }: { choice: DeviceChoice }) {
  return (
    <DataTable
      list={useLocalList(availableDevices, { query, rows: query.data && offered })}
      search={{
        label: messages.searchAvailable,
        read: searchAmong(offered.map(({ deviceRadioMacAddress }) => deviceRadioMacAddress)),
      }}
      pick={{
        label: messages.add,
        icon: Plus,
        none: messages.noneToAdd,
        onSelect: (devices, clear) => {
          session.add(devices.map(itemOf))
          clear()
        },
      }}
      empty={
        <EmptyState as="p" icon={Cpu} title={messages.noneAvailable}>
          <FormattedMessage {...messages.noneAvailableHint} />
        </EmptyState>
      }
    />
  )
}

function Chosen({ choice: { chosen, session } }: { choice: DeviceChoice }) {
  return (
    <DataTable
      list={useLocalList(chosenDevices, { rows: chosen })}
      search={{
        label: messages.searchToAdd,
        read: searchAmong(chosen.map(({ macAddress }) => macAddress)),
      }}
      pick={{
        label: messages.remove,
        icon: Minus,
        none: messages.noneToAdd,
        onSelect: (devices, clear) => {
          session.remove(devices.map(({ id }) => id))
          clear()
        },
      }}
      empty={
        <EmptyState as="p" icon={ListPlus} title={messages.noneToAdd}>
          <FormattedMessage {...messages.noneToAddHint} />
        </EmptyState>
      }
    />
  )
}

function TypeCell({ type, failure, gone }: ChosenDevice) {
  return (
    <>
      <bdi>{type}</bdi>
      {gone && (
        <span data-status="error">
          <FormattedMessage {...messages.gone} />
        </span>
      )}
      {failure && (
        <div>
          <span data-status="error">
            <FormattedMessage {...shared.failed} />
          </span>
          <div>
            <bdi>{failure}</bdi>
          </div>
        </div>
      )}
    </>
  )
}

/** Both lists fit into a dialog and scroll separately. */
const lists = { '--table-max-height': { base: '18rem', lg: 'max(16rem, calc(100dvh - 34rem))' } }
