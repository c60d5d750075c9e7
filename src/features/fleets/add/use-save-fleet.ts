import { useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import * as api from '~/api/generated/endpoints/commissioning/commissioning.ts'
import { FleetCreateRequest } from '~/api/generated/model/fleetCreateRequest.zod.ts'
import { contractCheck } from '~/components/form/contract-check.ts'
import { useForm } from '~/components/form/use-form.ts'
import type { DeviceChoice } from '~/features/fleets/picker/use-device-choice.ts'
import { lostFleetIn, mayHaveSaved } from './lost-fleet.ts'

/**
 * `fleetId` is set once the fleet exists although devices failed: the next save adds to that fleet. `unsure` says that
 * the response of a save was lost, so that the fleet may exist.
 */
const emptyFleet = {
  fleetId: null as number | null,
  unsure: false,
  description: '',
  commissionedForEnterpriseId: '' as number | null | '',
}

type FleetValues = typeof emptyFleet

/**
 * The form of a new fleet and its save. The first save creates the fleet; later ones add the remaining devices to it. If
 * a response was lost, the next save looks for that fleet first.
 */
export function useSaveFleet(choice: DeviceChoice) {
  const queryClient = useQueryClient()
  const create = api.useCreateFleet({
    mutation: {
      onError: (error) => form.setValue('unsure', mayHaveSaved(error), { shouldDirty: true }),
    },
  })
  const update = api.useUpdateFleet()
  const [errors, setErrors] = useState<readonly string[]>([])
  const form = useForm<FleetValues>({
    defaultValues: emptyFleet,
    check: (values) => contractCheck<FleetCreateRequest>(FleetCreateRequest)(toRequest(values, [])),
  })
  const findLostFleet = async (request: FleetCreateRequest) => {
    const { fleets } = await queryClient.fetchQuery({
      ...api.getListFleetsQueryOptions({ page: 0, size: 20, sort: ['startedAt,desc'] }),
      staleTime: 0,
    })
    return lostFleetIn(fleets, request, Date.now())?.id
  }
  const save = async (values: FleetValues) => {
    const { ids } = choice
    const request = toRequest(values, ids)
    setErrors([])
    const id = values.fleetId ?? (values.unsure ? await findLostFleet(request) : undefined)
    if (id) create.reset()
    const result = id
      ? await update.mutateAsync({
          data: {
            fleetId: id,
            description: values.description,
            deviceInventoryIdsToCommission: ids,
          },
        })
      : await create.mutateAsync({ data: request })
    const failures = choice.settle(ids, result)
    if (failures.length === 0) return result.fleet.id
    setErrors(failures)
    form.setValue('fleetId', result.fleet.id, { shouldDirty: true })
    throw new PartlySaved()
  }
  return {
    form,
    save,
    error: update.error ?? create.error,
    errors,
    clearErrors: () => setErrors([]),
  }
}

const toRequest = (
  { description, commissionedForEnterpriseId }: FleetValues,
  deviceInventoryIdsToCommission: number[],
) =>
  // Validation guarantees an enterprise.
  ({
    description,
    commissionedForEnterpriseId,
    deviceInventoryIdsToCommission,
  }) as FleetCreateRequest

/** Counts as a failed save for the form: nothing counts as saved, and the draft stays. */
class PartlySaved extends Error {
  readonly fieldErrors = []
}
