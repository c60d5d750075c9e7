import { useQueryClient } from '@tanstack/react-query'
import {
  getGetOrderShipmentTransactionQueryOptions,
  useCreateOrderShipmentTransaction,
} from '~/api/generated/endpoints/shipping/shipping.ts'
import type { ShipmentTransaction } from '~/api/generated/model/index.ts'

/** The two calls that a purchase needs, for any order. */
export function useLabelCalls() {
  const queryClient = useQueryClient()
  const { mutateAsync } = useCreateOrderShipmentTransaction()
  return {
    buy: async (id: number, rateId: string): Promise<ShipmentTransaction> =>
      (await mutateAsync({ id, data: { rateId } })).transaction,
    /** Always asks the server. */
    read: async (id: number): Promise<ShipmentTransaction | null> => {
      const options = { ...getGetOrderShipmentTransactionQueryOptions(id), staleTime: 0 }
      return (await queryClient.fetchQuery(options)).transaction
    },
  }
}
