import { useQueryClient } from '@tanstack/react-query'
import { FormattedMessage, useIntl } from 'react-intl'
import * as api from '~/api/generated/endpoints/devices/devices.ts'
import { readNow } from '~/api/read-now.ts'
import type { BatchEntry } from '~/components/batch/batch-state.ts'
import { useBatch } from '~/components/batch/use-batch.tsx'
import { columnsOf } from '~/components/table/columns.tsx'
import { foldedSerial } from '~/features/devices/serials.ts'
import { words as deviceWords } from '~/features/devices/words.ts'
import { words } from '~/i18n/words.ts'
import {
  judgeMove,
  moveConfirmed,
  type Mover,
  type MoveItem,
  type MoveReader,
  type MoveTarget,
  type MoveVerdict,
} from './judge-move.ts'
import { lossesText, lossText } from './loss-text.ts'
import { allLose, messages, readyCount, severalHave, toEnterprise, usedCount } from './messages.ts'

type MoveEntry = BatchEntry<MoveItem, MoveVerdict, { enterprise: string | undefined }>

const column = columnsOf<MoveEntry>()

const columns = [
  column.text('enterprise', {
    label: words.enterprise,
    value: ({ result, verdict }) => result?.enterprise ?? deviceOf(verdict)?.enterprise,
  }),
]

/** Moves many devices to an enterprise, after finding and evaluating each. */
export function useMoveMany() {
  const intl = useIntl()
  const queryClient = useQueryClient()
  const { mutateAsync: moveDevice } = api.useMoveDevice()
  const evaluate = async (id: number) =>
    (await readNow(queryClient, api.getEvaluateDeviceMoveQueryOptions(id))).data
  const reader: MoveReader = {
    find: (params) => readNow(queryClient, api.getFindDevicesBySerialNumberQueryOptions(params)),
    evaluate,
    lossText: (loss) => lossText(intl, loss),
    ownersText: (devices) => {
      const names = devices.map(({ enterprise, serialNumber }) => enterprise?.name ?? serialNumber)
      return intl.formatMessage(severalHave, { enterprises: intl.formatList(names) })
    },
    tooManyText: intl.formatMessage(messages.tooMany),
  }
  const mover: Mover = {
    evaluate,
    move: async (id, params) => (await moveDevice({ id, params })).device,
    losesMoreText: intl.formatMessage(messages.losesMore),
  }
  return useBatch<MoveItem, MoveVerdict, MoveTarget, { enterprise: string | undefined }>({
    name: 'devices-move',
    idOf: ({ serial, id }) => (id === undefined ? foldedSerial(serial) : `#${id}`),
    nameOf: ({ serial }) => serial,
    kinds: {
      used: { label: messages.used, tone: 'warning', offer: 'tick' },
      stuck: { label: messages.stuck, tone: 'error', offer: 'never' },
      done: { label: messages.isThere, tone: 'neutral', offer: 'done' },
      ambiguous: { label: messages.ambiguous, tone: 'error', offer: 'never' },
    },
    judge: (item, target) => judgeMove(item, target, reader),
    run: async (_item, verdict, target) => {
      const moved = await moveConfirmed(verdict, target, mover)
      return { enterprise: moved.enterprise?.name }
    },
    texts: {
      title: messages.moveDevices,
      subtitle: ({ name }) => <FormattedMessage {...toEnterprise} values={{ enterprise: name }} />,
      item: deviceWords.serialNumber,
      run: readyCount,
      runTicked: usedCount,
      warning: (entries) => {
        const losses = entries.flatMap(({ verdict }) =>
          verdict && 'loss' in verdict && verdict.loss ? [verdict.loss] : [],
        )
        return losses.length === 0 ? (
          <FormattedMessage {...messages.readyWarning} />
        ) : (
          <FormattedMessage {...allLose} values={{ what: lossesText(intl, losses) }} />
        )
      },
    },
    columns,
  })
}

const deviceOf = (verdict: MoveEntry['verdict']) =>
  verdict && 'device' in verdict ? verdict.device : undefined
