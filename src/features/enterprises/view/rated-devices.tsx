import { useQuery } from '@tanstack/react-query'
import { Cpu } from 'lucide-react'
import { FormattedMessage, useIntl } from 'react-intl'
import { getListDevicesByRateQueryOptions } from '~/api/generated/endpoints/devices/devices.ts'
import type { RatedDevice } from '~/api/generated/model/index.ts'
import { formatDuration } from '~/i18n/format-duration.ts'
import { columnsOf } from '~/kit/table/columns.tsx'
import { DataTable } from '~/kit/table/data-table.tsx'
import { foundBy } from '~/kit/table/found-by.tsx'
import { defineList } from '~/kit/table/list.ts'
import { useLocalList } from '~/kit/table/local-rows.ts'
import { Dialog } from '~/ui/dialog/dialog.tsx'
import { EmptyState } from '~/ui/feedback/empty-state.tsx'
import { screenOf } from '~/ui/link/record-screens.ts'
import { devicesEvery, messages } from './messages.ts'

const column = columnsOf<RatedDevice>()

const columns = [
  column.link('serialNumber', {
    label: messages.serialNumber,
    width: 4,
    to: ({ serialNumber }) => screenOf('device', serialNumber),
  }),
  column.yesNo('movable', { label: messages.movable }),
]

const ratedDevices = defineList({
  key: 'devices-by-rate',
  label: messages.devices,
  sort: ['serialNumber,asc'],
  columns,
  foundBy: foundBy('serialNumber'),
  id: ({ serialNumber }) => serialNumber,
  name: ({ serialNumber }) => serialNumber,
})

type RatedDevicesProps = { rate: number; deviceGroupId: number; onClose: () => void }

/** The devices with one reporting frequency. */
export function RatedDevices({ rate, deviceGroupId, onClose }: RatedDevicesProps) {
  const intl = useIntl()
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
        list={useLocalList(ratedDevices, { query, rows: query.data?.devices })}
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
