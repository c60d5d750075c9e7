import { useQueryClient } from '@tanstack/react-query'
import { CircleDot } from 'lucide-react'
import { useState } from 'react'
import { FormattedMessage, useIntl } from 'react-intl'
import { getGetOrderQueryOptions } from '~/api/generated/endpoints/orders/orders.ts'
import type { Order } from '~/api/generated/model/index.ts'
import { readNow } from '~/api/read-now.ts'
import type { BatchEntry } from '~/kit/batch/batch-state.ts'
import { useBatch } from '~/kit/batch/use-batch.tsx'
import { lazyPart } from '~/ui/lazy/lazy-part.tsx'
import { LoadFailure } from '~/ui/feedback/load-failure.tsx'
import { columnsOf } from '~/kit/table/columns.tsx'
import { messages as shared } from '~/features/orders/messages.ts'
import { statusName } from '~/features/orders/order-status.tsx'
import { useChangeOrder } from '~/features/orders/use-change-order.ts'
import {
  judgeStatus,
  refuseIfChanged,
  statusRequest,
  type StatusTarget,
  type StatusVerdict,
} from './judge-status.ts'
import { messages, setCount, toStatus } from './messages.ts'

const SetStatusDialog = lazyPart(
  async () => (await import('./set-status-dialog.tsx')).SetStatusDialog,
  ({ onClose }) => <LoadFailure onClose={onClose} />,
)

type Item = Pick<Order, 'id' | 'displayNumber'>

const column = columnsOf<BatchEntry<Item, StatusVerdict>>()

const columns = [
  column.text('before', {
    label: messages.before,
    value: ({ verdict }) => (verdict && 'status' in verdict ? verdict.status : undefined),
  }),
]

/** Sets the status of many orders, reading each one first. */
export function useStatusMany() {
  const intl = useIntl()
  const queryClient = useQueryClient()
  const changeOrder = useChangeOrder()
  const read = async (id: number) => (await readNow(queryClient, getGetOrderQueryOptions(id))).order
  const nameOf = (status: Order['orderStatus']) => statusName(intl, status)
  return useBatch<Item, StatusVerdict, StatusTarget>({
    name: 'orders-status',
    idOf: ({ id }) => String(id),
    nameOf: ({ displayNumber }) => displayNumber,
    kinds: {
      done: { label: messages.isThere, tone: 'neutral', offer: 'done' },
      otherStatus: { label: messages.otherStatus, tone: 'error', offer: 'never' },
    },
    judge: async ({ id }, target) => judgeStatus(await read(id), target, nameOf),
    run: ({ id }, checked, target) =>
      changeOrder(id, (now) => {
        refuseIfChanged(now, checked, intl.formatMessage(messages.changed))
        return statusRequest(target)
      }),
    texts: {
      title: messages.setStatus,
      subtitle: ({ name }) => <FormattedMessage {...toStatus} values={{ status: name }} />,
      item: shared.orderNumber,
      run: setCount,
      warning: messages.warning,
    },
    columns,
  })
}

/** The bulk action that asks for a status and sets it. */
export function useSetStatus() {
  const [chosen, setChosen] = useState<readonly Item[]>()
  const { panel, notice, begin } = useStatusMany()
  return {
    action: {
      label: messages.setStatus,
      icon: CircleDot,
      onSelect: (orders: readonly Order[]) =>
        setChosen(orders.map(({ id, displayNumber }) => ({ id, displayNumber }))),
    },
    notice,
    panel,
    dialog: chosen && !panel && (
      <SetStatusDialog
        count={chosen.length}
        onCheck={(target) => begin(chosen, target)}
        onClose={() => setChosen(undefined)}
      />
    ),
  }
}
