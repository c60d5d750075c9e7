import { useQueryClient } from '@tanstack/react-query'
import { useIntl } from 'react-intl'
import { useRunAdHocCommand } from '~/api/generated/endpoints/devices/devices.ts'
import { getListInventoryQueryOptions } from '~/api/generated/endpoints/inventory/inventory.ts'
import { readNow } from '~/api/read-now.ts'
import { useDeviceTexts, type DeviceItem } from '~/features/devices/one-device.ts'
import { findDevicesNow } from '~/features/devices/similar-devices.ts'
import { words as deviceWords } from '~/features/devices/words.ts'
import { formatInstant } from '~/i18n/format-instant.ts'
import type { BatchSpec } from '~/kit/batch/batch-state.ts'
import { columnsOf } from '~/kit/table/columns.tsx'
import { largestPage } from '~/kit/table/paging.ts'
import { macAddressOf } from '~/lib/codes.ts'
import { commandType, deviceType } from './commands.ts'
import {
  judgeCommand,
  type CommandEntry,
  type CommandOptions,
  type CommandReader,
  type CommandVerdict,
} from './judge-command.ts'
import { manyMessages, sendCount, sincePeriod, wholePeriod } from './messages.ts'
import { instantOfSeconds } from './seconds.ts'

const column = columnsOf<CommandEntry>()

const deviceOf = ({ verdict }: CommandEntry) =>
  verdict && 'device' in verdict ? verdict.device : undefined

const columns = [
  column.text('location', {
    label: manyMessages.location,
    width: 3.5,
    value: (entry) => deviceOf(entry)?.location,
  }),
  column.text('type', {
    label: manyMessages.type,
    width: 2.5,
    value: (entry) => deviceOf(entry)?.type,
    text: (entry, intl) => {
      const device = deviceOf(entry)
      return device ? (device.type ?? intl.formatMessage(manyMessages.unknown)) : ''
    },
  }),
  column.instant('lastReport', {
    label: manyMessages.lastReport,
    value: (entry) => deviceOf(entry)?.lastReport,
    timeZone: (entry) => deviceOf(entry)?.timeZone,
  }),
]

/** Asks many devices to send readings again. */
export function useCommandBatch(): BatchSpec<DeviceItem, CommandVerdict, CommandOptions, void> {
  const intl = useIntl()
  const queryClient = useQueryClient()
  const texts = useDeviceTexts()
  const { mutateAsync } = useRunAdHocCommand()
  const reader: CommandReader = {
    ...texts,
    find: findDevicesNow(queryClient),
    typeOf: async (serial) => {
      const mac = macAddressOf(serial)
      if (mac === undefined) return undefined
      const filters = JSON.stringify([{ device_radio_mac_address: mac }])
      const query = getListInventoryQueryOptions({ filters, size: largestPage })
      const { inventory } = await readNow(queryClient, query)
      return inventory.find((each) => macAddressOf(each.deviceRadioMacAddress) === mac)?.deviceType
    },
  }
  const notes: Partial<Record<CommandVerdict['kind'], string>> = {
    sent: intl.formatMessage(manyMessages.sentHint),
    otherType: intl.formatMessage(manyMessages.otherTypeHint),
  }
  return {
    kinds: {
      ambiguous: { label: deviceWords.ambiguous, tone: 'warning', offer: 'choose' },
      sent: { label: manyMessages.sent, tone: 'warning', offer: 'tick' },
      otherType: { label: manyMessages.otherType, tone: 'warning', offer: 'tick' },
      silent: { label: manyMessages.silent, tone: 'error', offer: 'never' },
      done: { label: manyMessages.reported, tone: 'neutral', offer: 'done' },
    },
    judge: async (item, options, { isUnsure }) => {
      const verdict = await judgeCommand(item, options, isUnsure, reader)
      const note = notes[verdict.kind]
      return { ...verdict, ...(note && { note }) }
    },
    choose: (item, id) => ({ ...item, id: Number(id) }),
    run: async (_item, { device }, { endTime }) => {
      if (!device) throw new Error('A device that was not found gets no command')
      const { id, startTime } = device
      const data = { deviceType, commandType, startTime, endTime } as const
      await mutateAsync({ id, data })
    },
    texts: {
      title: manyMessages.title,
      subtitle: ({ startTime, endTime, location }, shown) => {
        const textOf = (seconds: number) => formatInstant(shown, instantOfSeconds(seconds))
        const end = textOf(endTime)
        const period =
          startTime === null
            ? shown.formatMessage(sincePeriod, { end })
            : shown.formatMessage(wholePeriod, { start: textOf(startTime), end })
        return [location, period].filter(Boolean).join(' · ')
      },
      item: deviceWords.serialNumber,
      run: sendCount,
      warning: manyMessages.warning,
    },
    columns,
  }
}
