import { useQueryClient } from '@tanstack/react-query'
import {
  getGetOrderShipmentTransactionQueryOptions,
  useCreateOrderShipmentTransaction,
} from '~/api/generated/endpoints/shipping/shipping.ts'
import type { ShipmentTransaction } from '~/api/generated/model/index.ts'

/** The calls for `purchase`. */
export function useLabelCalls() {
  const queryClient = useQueryClient()
  const { mutateAsync } = useCreateOrderShipmentTransaction()
  return {
    buy: async (id: number, rateId: string): Promise<ShipmentTransaction> =>
      (await mutateAsync({ id, data: { rateId } })).transaction,
    /** Bypasses the cache. */
    read: async (id: number): Promise<ShipmentTransaction | null> => {
      const options = { ...getGetOrderShipmentTransactionQueryOptions(id), staleTime: 0 }
      return (await queryClient.fetchQuery(options)).transaction
    },
  }
}
