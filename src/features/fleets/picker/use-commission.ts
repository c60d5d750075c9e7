import { useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import type { ApiError } from '~/api/errors.ts'
import { useUpdateFleet } from '~/api/generated/endpoints/commissioning/commissioning.ts'
import { useReadAndSend } from '~/kit/form/read-and-send.ts'
import { requestFor } from '~/kit/form/record-version.ts'
import { fleetRequest, readDescriptionNow } from './fleet-request.ts'

type UpdateOptions = NonNullable<Parameters<typeof useUpdateFleet<ApiError>>[0]>['mutation']

/** Commissions devices of the inventory in a fleet, whose description stays as it is on the server. */
export function useCommission(fleetId: number, mutation?: UpdateOptions) {
  const queryClient = useQueryClient()
  const readAndSend = useReadAndSend()
  const [record] = useState(() => ({}))
  const call = useUpdateFleet({ request: { ...fleetRequest, ...requestFor(record) }, mutation })
  return {
    call,
    /** Rejects too if the fleet cannot be read; `onSend` tells that it could. */
    commission: (ids: number[], onSend?: () => void) =>
      readAndSend(record, {
        read: (request) => readDescriptionNow(queryClient, fleetId, request),
        send: (description) => {
          onSend?.()
          return call.mutateAsync({
            data: { fleetId, description, deviceInventoryIdsToCommission: ids },
          })
        },
      }),
  }
}
