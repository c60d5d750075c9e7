import { useQuery } from '@tanstack/react-query'
import { Cpu } from 'lucide-react'
import { FormattedMessage, useIntl } from 'react-intl'
import { getListDevicesByRateQueryOptions } from '~/api/generated/endpoints/devices/devices.ts'
import type { RatedDevice, RatedDeviceList } from '~/api/generated/model/index.ts'
import { Dialog } from '~/ui/dialog/dialog.tsx'
import { screenOf } from '~/ui/link/record-screens.ts'
import { EmptyState } from '~/ui/feedback/empty-state.tsx'
import { columnsOf } from '~/kit/table/columns.tsx'
import { DataTable } from '~/kit/table/data-table.tsx'
import { listParams } from '~/kit/table/list-search.ts'
import { localRows } from '~/kit/table/local-rows.ts'
import { useOwnListState } from '~/kit/table/use-list-state.ts'
import { formatDuration } from '~/i18n/format-duration.ts'
import { devicesEvery, messages } from './messages.ts'

const devicesList = listParams({
  rows: 'local',
  sortable: ['serialNumber', 'movable'],
  sort: ['serialNumber,asc'],
})

const column = columnsOf<RatedDevice>()

const columns = [
  column.link('serialNumber', {
    label: messages.serialNumber,
    width: 4,
    to: ({ serialNumber }) => screenOf('device', serialNumber),
  }),
  column.yesNo('movable', { label: messages.movable }),
]

const rowsOf = ({ devices }: RatedDeviceList) => devices

type RatedDevicesProps = { rate: number; deviceGroupId: number; onClose: () => void }

/** The devices with one reporting frequency. */
export function RatedDevices({ rate, deviceGroupId, onClose }: RatedDevicesProps) {
  const intl = useIntl()
  const list = useOwnListState(devicesList)
  const query = useQuery(getListDevicesByRateQueryOptions(rate, { deviceGroupId }))
  return (
    <Dialog
      size="lg"
      title={
        <FormattedMessage {...devicesEvery} values={{ frequency: formatDuration(intl, rate) }} />
      }
      onClose={onClose}
    >
      <DataTable
        label={messages.devices}
        tableKey="devices-by-rate"
        columns={columns}
        source={localRows(query, rowsOf)}
        rowId={({ serialNumber }) => serialNumber}
        rowName={({ serialNumber }) => serialNumber}
        list={list}
        search={{ label: messages.searchDevices }}
        empty={
          <EmptyState as="h3" icon={Cpu} title={messages.noDevices}>
            <FormattedMessage {...messages.noDevicesHint} />
          </EmptyState>
        }
      />
    </Dialog>
  )
}
