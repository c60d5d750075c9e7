import { useQueryClient } from '@tanstack/react-query'
import { useIntl } from 'react-intl'
import * as api from '~/api/generated/endpoints/devices/devices.ts'
import { readNow } from '~/api/read-now.ts'
import { useDeviceTexts } from '~/features/devices/one-device.ts'
import type { MoveChange, Mover } from './judge-move.ts'
import { lossText } from './loss-text.ts'
import { messages, movedMeanwhile } from './messages.ts'

/** What `judgeMove` and `moveConfirmed` need: calls that read the server's present state, and texts. */
export function useMover(): Mover {
  const intl = useIntl()
  const queryClient = useQueryClient()
  const texts = useDeviceTexts()
  const { mutateAsync: moveDevice } = api.useMoveDevice()
  return {
    find: (params) => readNow(queryClient, api.getFindDevicesBySerialNumberQueryOptions(params)),
    evaluate: async (id) =>
      (await readNow(queryClient, api.getEvaluateDeviceMoveQueryOptions(id))).data,
    move: async (id, params) => (await moveDevice({ id, params })).device,
    lossText: (loss) => lossText(intl, loss),
    ...texts,
    changedText: (change) =>
      typeof change === 'string'
        ? intl.formatMessage(changes[change])
        : intl.formatMessage(movedMeanwhile, {
            known: change.enterprise === '' ? 'no' : 'yes',
            enterprise: change.enterprise,
          }),
  }
}

const changes = {
  'loses more': messages.losesMore,
  gone: messages.gone,
  stuck: messages.stuckHint,
} satisfies Record<Extract<MoveChange, string>, unknown>
