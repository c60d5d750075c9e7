import { useListAvailableInventory } from '~/api/generated/endpoints/commissioning/commissioning.ts'
import type { Fleet } from '~/api/generated/model/index.ts'
import { failureOf } from '~/features/fleets/device-status.ts'
import { useCommission } from '~/features/fleets/picker/use-commission.ts'

/** What the server offers for a fleet; asked only if a device of this one has failed. */
export const useOfferedAgain = (fleet: Fleet) =>
  useListAvailableInventory({
    query: { enabled: fleet.deviceInventoryToCommission.some((device) => failureOf(device)) },
  })

/** Commissions devices of a fleet that failed once more, as long as the server offers them for a fleet. */
export function useCommissionAgain(fleet: Fleet) {
  const { commission } = useCommission(fleet.id)
  const { data } = useOfferedAgain(fleet)
  const offered = new Set(data?.inventory.map(({ id }) => id))
  return {
    offers: (id: number) => offered.has(id),
    /** Resolves to the server's reason if the device fails again. */
    commission: async (id: number): Promise<string | undefined> => {
      const { errors } = await commission([id])
      return errors?.length ? errors.join(' ') : undefined
    },
  }
}
