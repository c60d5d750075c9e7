import type { QueryClient } from '@tanstack/react-query'
import { useParams, useRouter, useSearch } from '@tanstack/react-router'
import { Boxes, Cpu, Download, ListChecks, Pencil, Plus } from 'lucide-react'
import { FormattedMessage, useIntl } from 'react-intl'
import {
  getGetFleetQueryOptions,
  useGetFleetSuspense,
} from '~/api/generated/endpoints/commissioning/commissioning.ts'
import type { Fleet, FleetGrouping } from '~/api/generated/model/index.ts'
import { HistoryButton } from '~/features/audit/history/history-button.tsx'
import { messages as shared } from '~/features/fleets/messages.ts'
import { formatInstant, isTimeZone } from '~/i18n/format-instant.ts'
import { RecordPage } from '~/kit/record/record-page.tsx'
import { DataTable } from '~/kit/table/data-table.tsx'
import { foundBy } from '~/kit/table/found-by.tsx'
import { defineList } from '~/kit/table/list.ts'
import { useLocalList } from '~/kit/table/local-rows.ts'
import { SearchBox } from '~/kit/table/search-box.tsx'
import { useDialogAddress } from '~/kit/table/use-dialog-address.ts'
import { useListState } from '~/kit/table/use-list-state.ts'
import { Flex, styled } from '~/styled-system/jsx'
import { Button } from '~/ui/button/button.tsx'
import { EmptyState } from '~/ui/feedback/empty-state.tsx'
import { ErrorMessage } from '~/ui/feedback/error-message.tsx'
import { LoadFailure } from '~/ui/feedback/load-failure.tsx'
import { lazyPart } from '~/ui/lazy/lazy-part.tsx'
import { useMayOpen } from '~/ui/link/may-open.ts'
import { RecordLink } from '~/ui/link/record-link.tsx'
import { useOfferedAgain } from './commission-again.ts'
import { deviceColumns } from './device-columns.tsx'
import { fleetDevicesAddress } from './fleet-devices-address.ts'
import { devicesOf, filterDevices, isInService } from './fleet-devices.ts'
import { messages, zoneOf, zoneOfPlace } from './messages.ts'
import { StatusFilter } from './status-filter.tsx'
import { useDeviceActions } from './use-device-actions.ts'
import { useManyActions } from './use-many-actions.ts'

/** Reads a fleet, and its description for the title. */
export async function loadFleet(queryClient: QueryClient, id: number) {
  const { fleet } = await queryClient.fetchQuery(getGetFleetQueryOptions(id))
  return { name: fleet.description }
}

const DescriptionDialog = lazyPart(
  async () => (await import('./description-dialog.tsx')).DescriptionDialog,
  LoadFailure,
)

const ChangeManyDialog = lazyPart(
  async () => (await import('./change-many-dialog.tsx')).ChangeManyDialog,
  LoadFailure,
)

const FilesDialog = lazyPart(
  async () => (await import('./files-dialog.tsx')).FilesDialog,
  LoadFailure,
)

const AddDevicesDialog = lazyPart(
  async () => (await import('~/features/fleets/picker/add-devices-dialog.tsx')).AddDevicesDialog,
  LoadFailure,
)

/** The devices of a fleet, the most urgent status first. */
const devicesIn = (timeZone: string | undefined) =>
  defineList({
    key: 'fleet-devices',
    kind: 'commissioned',
    label: messages.devices,
    address: fleetDevicesAddress,
    sort: ['status,asc'],
    columns: deviceColumns(timeZone),
    foundBy: foundBy('deviceRadioMacAddress', 'mac'),
    id: ({ referenceId }) => referenceId,
    name: ({ deviceRadioMacAddress }) => deviceRadioMacAddress,
  })

/** A fleet and its devices. The open dialog is in the address, so that a reload restores it. */
export function FleetManagePage() {
  const intl = useIntl()
  const router = useRouter()
  const { fleetId } = useParams({ from: '/admin-devices/fleets/manage/$fleetId' })
  const { fleet } = useGetFleetSuspense(fleetId).data
  const { dialog } = useSearch({ from: '/admin-devices/fleets/manage/$fleetId' })
  const address = useDialogAddress()
  const open = (next: 'add' | 'edit' | 'files' | 'several') =>
    address.open({ search: (before) => ({ ...before, dialog: next }) })
  const close = () => address.close({ search: (before) => ({ ...before, dialog: undefined }) })
  const rowActions = useDeviceActions(fleet)
  const bulkActions = useManyActions(fleet)
  const again = useOfferedAgain(fleet)
  const timeZone = fleet.deviceGrouping?.timezone ?? undefined
  const devices = devicesOf(fleet)
  const inService = devices.filter(isInService)
  const mayReadKeys = useMayOpen()('/admin-devices/fleets/device/view/$reference')
  const shown = devicesIn(timeZone)
  const rows = filterDevices(devices, useListState(shown).filters)
  const list = useLocalList(shown, { rows })
  const addDevice = (
    <Button size="sm" onClick={() => open('add')}>
      <Plus aria-hidden />
      <FormattedMessage {...messages.addDevice} />
    </Button>
  )
  return (
    <RecordPage
      icon={Boxes}
      name={fleet.description}
      actions={
        <>
          <HistoryButton
            kind="fleet"
            id={fleet.id}
            name={fleet.description}
            enterpriseId={fleet.commissionedFor?.id}
          />
          {mayReadKeys && inService.length > 0 && (
            <Button quiet size="sm" onClick={() => open('files')}>
              <Download aria-hidden />
              <FormattedMessage {...messages.files} />
            </Button>
          )}
          <Button quiet size="sm" onClick={() => open('edit')}>
            <Pencil aria-hidden />
            <FormattedMessage {...messages.editDescription} />
          </Button>
          {addDevice}
        </>
      }
    >
      <FleetFacts fleet={fleet} />
      <StatusFilter
        devices={devices}
        value={list.filters.status}
        onChange={(status) => list.change({ filters: { status } })}
      />
      {again.error && (
        <ErrorMessage
          title={messages.againNotLoaded}
          error={again.error}
          onRetry={() => void again.refetch()}
        />
      )}
      <DataTable
        list={list}
        filters={
          <>
            <SearchBox
              label={intl.formatMessage(messages.searchMac)}
              value={list.filters.mac}
              onChange={(mac) => list.change({ filters: { mac } }, { replace: true })}
            />
            <Button quiet size="sm" onClick={() => open('several')}>
              <ListChecks aria-hidden />
              <FormattedMessage {...messages.several} />
            </Button>
          </>
        }
        rowActions={rowActions}
        actionCount={devices.some(({ failure }) => failure) ? 3 : 2}
        bulkActions={bulkActions}
        empty={
          <EmptyState as="h2" icon={Cpu} title={messages.noDevices} action={addDevice}>
            <FormattedMessage {...messages.noDevicesHint} />
          </EmptyState>
        }
      />
      {dialog === 'edit' && (
        <DescriptionDialog
          fleet={fleet}
          // The title already contains the description.
          onSaved={() => void router.invalidate()}
          onClose={close}
        />
      )}
      {dialog === 'files' && mayReadKeys && (
        <FilesDialog fleet={fleet} devices={inService} onClose={close} />
      )}
      {dialog === 'several' && <ChangeManyDialog fleet={fleet} onClose={close} />}
      {dialog === 'add' && (
        <AddDevicesDialog
          fleet={fleet}
          title={<FormattedMessage {...messages.addDevice} />}
          onClose={close}
        />
      )}
    </RecordPage>
  )
}

function FleetFacts({ fleet }: { fleet: Fleet }) {
  const intl = useIntl()
  const { commissionedFor, startedAt, deviceGrouping } = fleet
  const zone = deviceGrouping?.timezone
  return (
    <Flex
      wrap="wrap"
      columnGap="6"
      rowGap="1"
      mb="4"
      textStyle="sm"
      color="fg.muted"
      css={{ '& > span': { minW: '0' } }}
    >
      {commissionedFor && (
        <span>
          <FormattedMessage {...shared.commissionedFor} />
          <styled.strong ms="1.5" color="fg" fontWeight="medium">
            <RecordLink kind="enterprise" id={commissionedFor.id}>
              {commissionedFor.name}
            </RecordLink>
          </styled.strong>
        </span>
      )}
      <span>
        <FormattedMessage {...shared.createdAt} />
        <styled.strong ms="1.5" color="fg" fontWeight="medium">
          {formatInstant(intl, startedAt, zone)}
        </styled.strong>
      </span>
      <span>
        <ZoneNote {...deviceGrouping} />
      </span>
    </Flex>
  )
}

function ZoneNote({ timezone: zone, name: location }: FleetGrouping) {
  if (!zone || !isTimeZone(zone)) return <FormattedMessage {...messages.ownZone} />
  return location ? (
    <FormattedMessage {...zoneOfPlace} values={{ zone, location }} />
  ) : (
    <FormattedMessage {...zoneOf} values={{ zone }} />
  )
}
