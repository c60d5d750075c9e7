import { useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import * as api from '~/api/generated/endpoints/commissioning/commissioning.ts'
import type { Fleet } from '~/api/generated/model/index.ts'
import { useReadAndSend } from '~/kit/form/read-and-send.ts'
import { requestFor } from '~/kit/form/record-version.ts'
import { failureOf } from '~/features/fleets/device-status.ts'
import { fleetRequest, readDescription } from '~/features/fleets/picker/fleet-request.ts'

/** What the server offers for a fleet; asked only if a device of this one has failed. */
export const useOfferedAgain = (fleet: Fleet) =>
  api.useListAvailableInventory({
    query: { enabled: fleet.deviceInventoryToCommission.some((device) => failureOf(device)) },
  })

/** Commissions devices of a fleet that failed once more, as long as the server offers them for a fleet. */
export function useCommissionAgain(fleet: Fleet) {
  const queryClient = useQueryClient()
  const readAndSend = useReadAndSend()
  const [record] = useState(() => ({}))
  const { mutateAsync } = api.useUpdateFleet({
    request: { ...fleetRequest, ...requestFor(record) },
  })
  const { data } = useOfferedAgain(fleet)
  const offered = new Set(data?.inventory.map(({ id }) => id))
  return {
    offers: (id: number) => offered.has(id),
    /** Resolves to the server's reason if the device fails again. */
    commission: async (id: number): Promise<string | undefined> => {
      const { errors } = await readAndSend(record, {
        read: (request) => readDescription(queryClient, fleet.id, request),
        send: (description) =>
          mutateAsync({
            data: { fleetId: fleet.id, description, deviceInventoryIdsToCommission: [id] },
          }),
      })
      return errors?.length ? errors.join(' ') : undefined
    },
  }
}
