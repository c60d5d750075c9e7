import { useQueryClient } from '@tanstack/react-query'
import {
  getGetOrderShipmentQueryOptions,
  getGetOrderShipmentTransactionQueryOptions,
  useCreateOrderShipmentTransaction,
} from '~/api/generated/endpoints/shipping/shipping.ts'
import type { ShipmentTransaction } from '~/api/generated/model/index.ts'
import { readNow } from '~/api/read-now.ts'
import { readOrderNow } from '~/features/orders/read-order-now.ts'

/** The calls that a purchase needs. The reads bypass the cache. */
export function useLabelCalls() {
  const queryClient = useQueryClient()
  const { mutateAsync } = useCreateOrderShipmentTransaction()
  const order = (id: number) => readOrderNow(queryClient, id)
  const shipment = async (id: number) =>
    (await readNow(queryClient, getGetOrderShipmentQueryOptions(id))).shipment
  const transaction = async (id: number) =>
    (await readNow(queryClient, getGetOrderShipmentTransactionQueryOptions(id))).transaction
  return {
    order,
    transaction,
    buy: async (id: number, rateId: string): Promise<ShipmentTransaction> =>
      (await mutateAsync({ id, data: { rateId } })).transaction,
    /** Everything that a purchase depends on. */
    now: async (id: number) => {
      const [nowOrder, nowShipment, nowTransaction] = await Promise.all([
        order(id),
        shipment(id),
        transaction(id),
      ])
      return { order: nowOrder, shipment: nowShipment, transaction: nowTransaction }
    },
  }
}
