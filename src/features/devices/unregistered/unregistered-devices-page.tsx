import { Radio } from 'lucide-react'
import { FormattedMessage, useIntl } from 'react-intl'
import { getFindUnregisteredDevicesQueryOptions } from '~/api/generated/endpoints/devices/devices.ts'
import type { UnregisteredDevice, UnregisteredDeviceList } from '~/api/generated/model/index.ts'
import { useCopySerials } from '~/features/devices/copy-serials.ts'
import { unregisteredAddress } from '~/features/devices/devices-addresses.ts'
import { words as deviceWords } from '~/features/devices/words.ts'
import { formatInstant } from '~/i18n/format-instant.ts'
import { LiveBar } from '~/kit/live/live-bar.tsx'
import type { LiveRows } from '~/kit/live/live-rows.ts'
import { useLiveQuery } from '~/kit/live/use-live-query.ts'
import { useLive } from '~/kit/live/use-live.ts'
import { columnsOf } from '~/kit/table/columns.tsx'
import { foundBy } from '~/kit/table/found-by.tsx'
import { ListPage } from '~/kit/table/list-page.tsx'
import { defineList } from '~/kit/table/list.ts'
import { useLocalList } from '~/kit/table/local-rows.ts'
import { useListState } from '~/kit/table/use-list-state.ts'
import { css } from '~/styled-system/css'
import { Flex } from '~/styled-system/jsx'
import { Button } from '~/ui/button/button.tsx'
import { screenOf } from '~/ui/link/record-screens.ts'
import { WhyDisabled } from '~/ui/tooltip/why-disabled.tsx'
import { messages, seenCounts, seenNames } from './messages.ts'
import { seenChoices, seenDevices, type Seen } from './seen.ts'

export const unregisteredQuery = () => getFindUnregisteredDevicesQueryOptions()

const live: LiveRows<UnregisteredDeviceList, UnregisteredDevice> = {
  rows: ({ devices }) => devices,
  id: ({ serial }) => serial,
  was: (before, after, intl) => {
    const isHeardAgain = before.lastReceivedFromTime !== after.lastReceivedFromTime
    if (!isHeardAgain && before.latestDeviceTime === after.latestDeviceTime) return undefined
    return formatInstant(intl, before[isHeardAgain ? 'lastReceivedFromTime' : 'latestDeviceTime'])
  },
}

const column = columnsOf<UnregisteredDevice>()

const columns = [
  column.link('serial', {
    label: deviceWords.serialNumber,
    unsorted: true,
    filter: { kind: 'text', pauseMs: 150 },
    to: ({ serial }) => screenOf('device', serial),
  }),
  column.ago('latestDeviceTime', { label: messages.latestDeviceTime }),
  column.ago('lastReceivedFromTime', { label: messages.lastReceivedFromTime }),
]

const unregistered = defineList({
  key: 'unregistered-devices',
  label: messages.devices,
  address: unregisteredAddress,
  sort: ['lastReceivedFromTime,desc'],
  columns,
  foundBy: foundBy('serial'),
  id: ({ serial }) => serial,
  name: ({ serial }) => serial,
})

/** Devices that gateways have heard but no enterprise has registered. */
export function UnregisteredDevicesPage() {
  const intl = useIntl()
  const { copyOne, copyMany } = useCopySerials(({ serial }: UnregisteredDevice) => serial)
  const query = useLiveQuery(unregisteredQuery(), live)
  const page = useLive([query])
  const devices = query.data?.devices
  const { filters } = useListState(unregistered)
  const seen = seenChoices.find((each) => each === filters.seen)
  // Relative to the time of the answer: relative to now, rows would leave by themselves.
  const rows = devices && seen ? seenDevices(devices, seen, query.dataUpdatedAt) : devices
  const list = useLocalList(unregistered, { query, rows, marks: query.marks })
  return (
    <ListPage
      subtitle={messages.subtitle}
      actions={<LiveBar live={page} />}
      list={list}
      filters={
        <Flex gap="1.5" wrap="wrap" role="group" aria-label={intl.formatMessage(messages.seen)}>
          {seenChoices.map((choice) => (
            <SeenButton
              key={choice}
              choice={choice}
              count={devices && seenDevices(devices, choice, query.dataUpdatedAt).length}
              chosen={choice === seen}
              onChoose={(next) => list.change({ filters: { seen: next } })}
            />
          ))}
        </Flex>
      }
      rowActions={(row) => [copyOne(row)]}
      actionCount={1}
      bulkActions={[copyMany]}
      empty={{ icon: Radio, title: messages.none, hint: messages.noneHint }}
    />
  )
}

type SeenButtonProps = {
  choice: Seen
  /** Undefined until the devices are loaded. */
  count: number | undefined
  chosen: boolean
  onChoose: (seen: Seen | '') => void
}

function SeenButton({ choice, count, chosen, onChoose }: SeenButtonProps) {
  const intl = useIntl()
  return (
    <WhyDisabled reason={count === undefined && intl.formatMessage(messages.notLoaded)}>
      {(control) => (
        <Button
          size="xs"
          variant={chosen ? 'subtle' : 'outline'}
          className={css({ colorPalette: chosen ? 'teal' : 'gray' })}
          aria-pressed={chosen}
          onClick={() => onChoose(chosen ? '' : choice)}
          {...control}
        >
          {count === undefined ? (
            <FormattedMessage {...seenNames[choice]} />
          ) : (
            <FormattedMessage {...seenCounts[choice]} values={{ count }} />
          )}
        </Button>
      )}
    </WhyDisabled>
  )
}
