import { useQueryClient } from '@tanstack/react-query'
import { useIntl } from 'react-intl'
import { getGetFleetQueryOptions } from '~/api/generated/endpoints/commissioning/commissioning.ts'
import type { Fleet } from '~/api/generated/model/index.ts'
import { readNow } from '~/api/read-now.ts'
import { messages as shared, statusLooks } from '~/features/fleets/messages.ts'
import type { BatchSpec } from '~/kit/batch/batch-state.ts'
import { columnsOf } from '~/kit/table/columns.tsx'
import { indexByCode } from '~/lib/codes.ts'
import { refusal } from '~/lib/refusal.ts'
import { minute } from '~/lib/units.ts'
import { AfterRemoving } from './after-removing.tsx'
import { useChangeDevice } from './change-device.ts'
import {
  judgeChange,
  type ChangeEntry,
  type ChangeItem,
  type ChangeOptions,
  type ChangeVerdict,
  type ManyChange,
} from './judge-change.ts'
import { changeCounts, messages } from './messages.ts'

type ChangeSpec = BatchSpec<ChangeItem, ChangeVerdict, ChangeOptions, void>

const column = columnsOf<ChangeEntry>()

const deviceOf = ({ verdict }: ChangeEntry) =>
  verdict && 'device' in verdict ? verdict.device : undefined

const columns = [
  column.text('type', { label: shared.deviceType, value: (entry) => deviceOf(entry)?.type }),
  column.text('status', {
    label: shared.status,
    value: (entry) => deviceOf(entry)?.status,
    text: (entry, intl) => {
      const status = deviceOf(entry)?.status
      return status ? intl.formatMessage(statusLooks[status].label) : ''
    },
  }),
]

/** Removes many devices of a fleet. */
export const useRemoveBatch = (): ChangeSpec => ({
  ...useChangeBatch('remove'),
  after: (entries, options) => <AfterRemoving entries={entries} options={options} />,
})

/** Puts many removed devices of a fleet back into the inventory. */
export const useReinventoryBatch = (): ChangeSpec => useChangeBatch('reinventory')

function useChangeBatch(change: ManyChange): ChangeSpec {
  const intl = useIntl()
  const queryClient = useQueryClient()
  const changeDevice = useChangeDevice()
  const notes: Partial<Record<ChangeVerdict['kind'], string>> = {
    registered: intl.formatMessage(messages.registeredHint),
    notRemoved: intl.formatMessage(messages.notRemovedHint),
  }
  return {
    kinds: {
      gone: { label: messages.notInFleet, tone: 'error', offer: 'never' },
      registered: { label: messages.isRegistered, tone: 'error', offer: 'never' },
      notRemoved: { label: messages.notRemoved, tone: 'error', offer: 'never' },
    },
    judge: async ({ code, reference }, { fleetId }, { isUnsure }) => {
      const query = getGetFleetQueryOptions(fleetId)
      // One read serves the check of many devices: the server refuses what has changed since.
      const { fleet } = await (isUnsure
        ? readNow(queryClient, query)
        : queryClient.fetchQuery({ ...query, staleTime: minute }))
      const find = finderOf(fleet)
      const verdict = judgeChange(find(reference ?? code), change)
      const note = notes[verdict.kind]
      return { ...verdict, ...(note && { note }) }
    },
    run: async (_item, { device }) => {
      if (!device) throw new Error('A device that was not found cannot be changed')
      const reason = await changeDevice(device.reference, change)
      if (reason) throw refusal(reason)
    },
    texts: {
      title: change === 'remove' ? messages.removeMany : messages.reinventoryMany,
      subtitle: ({ fleet }) => fleet,
      item: shared.macAddress,
      run: changeCounts[change],
      warning: change === 'remove' ? messages.removeHint : messages.reinventoryManyHint,
    },
    columns,
  }
}

const finders = new WeakMap<Fleet, ReturnType<typeof newFinder>>()

const newFinder = ({ deviceInventoryToCommission: devices }: Fleet) =>
  indexByCode(devices, ({ deviceRadioMacAddress, referenceId }) => [
    deviceRadioMacAddress,
    referenceId,
  ])

/** An index of thousands of devices would be too slow for each of them. */
function finderOf(fleet: Fleet) {
  const find = finders.get(fleet) ?? newFinder(fleet)
  finders.set(fleet, find)
  return find
}
