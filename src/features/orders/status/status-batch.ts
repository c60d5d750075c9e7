import { useQueryClient } from '@tanstack/react-query'
import { useIntl } from 'react-intl'
import type { Order } from '~/api/generated/model/index.ts'
import { messages as shared } from '~/features/orders/messages.ts'
import { statusName } from '~/features/orders/order-status.tsx'
import { readOrderNow } from '~/features/orders/read-order-now.ts'
import { useChangeOrder } from '~/features/orders/use-change-order.ts'
import type { BatchEntry, BatchKind, BatchSpec } from '~/kit/batch/batch-state.ts'
import { columnsOf } from '~/kit/table/columns.tsx'
import {
  judgeStatus,
  refuseIfChanged,
  statusRequest,
  type StatusTarget,
  type StatusVerdict,
} from './judge-status.ts'
import { messages, setCount, toStatus } from './messages.ts'

type Item = Pick<Order, 'id' | 'displayNumber'>

export const statusMany: BatchKind<Item, StatusTarget> = {
  name: 'orders-status',
  idOf: ({ id }) => String(id),
  nameOf: ({ displayNumber }) => displayNumber,
}

const column = columnsOf<BatchEntry<Item, StatusVerdict, void>>()

const columns = [
  column.text('before', {
    label: messages.before,
    value: ({ verdict }) => (verdict && 'status' in verdict ? verdict.status : undefined),
  }),
]

/** Sets the status of many orders, reading each one first. */
export function useStatusBatch(): BatchSpec<Item, StatusVerdict, StatusTarget, void> {
  const intl = useIntl()
  const queryClient = useQueryClient()
  const changeOrder = useChangeOrder()
  const nameOf = (status: Order['orderStatus']) => statusName(intl, status)
  return {
    kinds: {
      done: { label: messages.isThere, tone: 'neutral', offer: 'done' },
      otherStatus: { label: messages.otherStatus, tone: 'error', offer: 'never' },
    },
    judge: async ({ id }, target) =>
      judgeStatus(await readOrderNow(queryClient, id), target, nameOf),
    run: ({ id }, checked, target) =>
      changeOrder(id, (now) => {
        refuseIfChanged(now, checked, intl.formatMessage(messages.changed))
        return statusRequest(target)
      }),
    texts: {
      title: messages.setStatus,
      subtitle: ({ name }, { formatMessage }) => formatMessage(toStatus, { status: name }),
      item: shared.orderNumber,
      run: setCount,
      warning: messages.warning,
    },
    columns,
  }
}
