import { useQuery, useQueryClient } from '@tanstack/react-query'
import { useRouter } from '@tanstack/react-router'
import { useEffect, useState } from 'react'
import { useIntl } from 'react-intl'
import { getListOrdersQueryOptions } from '~/api/generated/endpoints/orders/orders.ts'
import type { Order } from '~/api/generated/model/index.ts'
import { readNow } from '~/api/read-now.ts'
import { byUrgency } from '~/features/orders/install-by.ts'
import { openOrdersQuery } from '~/features/orders/open-orders.tsx'
import { mayGetLabel, statusName } from '~/features/orders/order-status.tsx'
import { isLikeNumber, withNumber } from '~/features/orders/packed/packed.ts'
import { usePacked } from '~/features/orders/packed/use-packed.ts'
import { useNow } from '~/i18n/use-now.ts'
import type { ScanVerdict } from '~/kit/scan/verdict.ts'
import { macAddressOf } from '~/lib/codes.ts'
import { toFailure } from '~/lib/failure.ts'
import { heldElsewhere } from '~/lib/take-lock.ts'
import { minute } from '~/lib/units.ts'
import { useErrorText } from '~/ui/feedback/use-error-text.ts'
import { notInQueue, opened, ordersUnread } from './messages.ts'
import { own } from './verdict-text.ts'

/** The lock of an order that is at a station. */
export const lockOf = (orderId: number) => `pack ${orderId}`

export type Queue = ReturnType<typeof useQueue>

/** The orders to pack, what this browser knows of them, and how the station gets to them. */
export function useQueue() {
  const intl = useIntl()
  const textOf = useErrorText()
  const router = useRouter()
  const queryClient = useQueryClient()
  const query = useQuery({ ...openOrdersQuery(), refetchInterval: minute })
  const { store, orders: packed } = usePacked()
  const orders = byUrgency((query.data?.orders ?? []).filter(mayGetLabel), useNow())
  const elsewhere = useOpenElsewhere(orders, store.follow)
  const open = (id: number | undefined) =>
    void router.navigate({ to: '/admin-fulfillment/pack', search: { order: id } })
  const openNamed = ({ id, displayNumber: number }: Order) => {
    open(id)
    return own('info', intl.formatMessage(opened, { number }))
  }
  const packedOf = (id: number) => packed?.find((each) => each.id === id)
  /** The first one that nobody packs and that was not put aside. */
  const nextAfter = (id?: number): Order | undefined =>
    orders.find(
      (order) =>
        order.id !== id && !elsewhere.has(order.id) && packedOf(order.id)?.skipped === undefined,
    )
  return {
    query,
    orders,
    store,
    isReady: packed !== undefined && (query.data !== undefined || query.error !== null),
    packedOf,
    packed: packed ?? [],
    elsewhere,
    open,
    nextAfter,
    /** Whether the station is at this order, and no other one is opening. */
    isAt: (id: number) => Number(router.latestLocation.search.order) === id,
    /** Opens the order with this number, or says what it is; undefined for any other code. */
    openByNumber: async (code: string): Promise<ScanVerdict | undefined> => {
      const order = withNumber(orders, code)
      if (order) return openNamed(order)
      if (macAddressOf(code) !== undefined || code.includes(',')) return undefined
      let all
      try {
        const every = getListOrdersQueryOptions()
        const known = await queryClient.fetchQuery({ ...every, staleTime: minute })
        // There are many: they are read again only for a code that looks like an order's number.
        if (!isLikeNumber(known.orders, code)) return undefined
        all = await readNow(queryClient, every)
      } catch (error) {
        const reason = textOf(toFailure(error))
        return own('error', intl.formatMessage(ordersUnread, { reason }))
      }
      const other = withNumber(all.orders, code)
      if (!other) return undefined
      // The queue is up to a minute older.
      if (mayGetLabel(other)) return openNamed(other)
      const status = statusName(intl, other.orderStatus)
      return own('error', intl.formatMessage(notInQueue, { number: other.displayNumber, status }))
    },
  }
}

/** The orders that are open in other tabs of this browser. */
function useOpenElsewhere(
  orders: readonly Order[],
  follow: (onChange: () => void) => () => void,
): ReadonlySet<number> {
  const [held, setHeld] = useState<ReadonlySet<number>>(new Set())
  const ids = orders.map(({ id }) => id).join()
  useEffect(() => {
    let isGone = false
    const look = () => {
      const all = ids === '' ? [] : ids.split(',').map(Number)
      void heldElsewhere(all.map(lockOf)).then((names) => {
        if (!isGone) setHeld(new Set(all.filter((id) => names.includes(lockOf(id)))))
      })
    }
    look()
    // A tab that crashed says nothing.
    window.addEventListener('focus', look)
    const unfollow = follow(look)
    return () => {
      isGone = true
      window.removeEventListener('focus', look)
      unfollow()
    }
  }, [ids, follow])
  return held
}
