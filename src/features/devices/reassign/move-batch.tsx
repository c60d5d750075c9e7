import { FormattedMessage, useIntl } from 'react-intl'
import { oneDevice } from '~/features/devices/one-device.ts'
import { words as deviceWords } from '~/features/devices/words.ts'
import { words } from '~/i18n/words.ts'
import type { BatchEntry, BatchKind, BatchSpec } from '~/kit/batch/batch-state.ts'
import { columnsOf } from '~/kit/table/columns.tsx'
import {
  judgeMove,
  moveConfirmed,
  type MoveItem,
  type MoveTarget,
  type MoveVerdict,
} from './judge-move.ts'
import { lossesText } from './loss-text.ts'
import { allLose, messages, readyCount, toEnterprise, usedCount } from './messages.ts'
import { useMover } from './use-mover.ts'

type Moved = { enterprise: string | undefined }
type MoveEntry = BatchEntry<MoveItem, MoveVerdict, Moved>

export const moveMany: BatchKind<MoveItem, MoveTarget> = {
  name: 'devices-move',
  ...oneDevice,
}

const column = columnsOf<MoveEntry>()

const columns = [
  column.text('enterprise', {
    label: words.enterprise,
    value: ({ result, verdict }) => result?.enterprise ?? deviceOf(verdict)?.enterprise,
  }),
]

/** Moves many devices to an enterprise, after finding and evaluating each. */
export function useMoveBatch(): BatchSpec<MoveItem, MoveVerdict, MoveTarget, Moved> {
  const intl = useIntl()
  const mover = useMover()
  return {
    kinds: {
      used: { label: messages.used, tone: 'warning', offer: 'tick' },
      stuck: { label: messages.stuck, tone: 'error', offer: 'never' },
      done: { label: messages.isThere, tone: 'neutral', offer: 'done' },
      ambiguous: { label: deviceWords.ambiguous, tone: 'warning', offer: 'choose' },
    },
    judge: (item, target) => judgeMove(item, target, mover),
    choose: (item, id) => ({ ...item, id: Number(id) }),
    run: async (item, verdict, target) => {
      const moved = await moveConfirmed(item, verdict, target, mover)
      return { enterprise: moved.enterprise?.name }
    },
    texts: {
      title: messages.moveDevices,
      subtitle: ({ name }) => intl.formatMessage(toEnterprise, { enterprise: name }),
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
  }
}

const deviceOf = (verdict: MoveEntry['verdict']) =>
  verdict && 'device' in verdict ? verdict.device : undefined
