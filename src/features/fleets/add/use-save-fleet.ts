import { useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import * as api from '~/api/generated/endpoints/commissioning/commissioning.ts'
import { FleetCreateRequest } from '~/api/generated/model/fleetCreateRequest.zod.ts'
import { contractCheck } from '~/components/form/contract-check.ts'
import { useForm } from '~/components/form/use-form.ts'
import type { DeviceChoice } from '~/features/fleets/picker/use-device-choice.ts'
import { lostFleetIn, mayHaveSaved } from './lost-fleet.ts'

/**
 * `fleetId` is set once the fleet exists although devices failed: what is saved next is added to that fleet. `unsure` says
 * that the answer of a save was lost, so that the fleet may exist.
 */
const emptyFleet = {
  fleetId: null as number | null,
  unsure: false,
  description: '',
  commissionedForEnterpriseId: '' as number | null | '',
}

type FleetValues = typeof emptyFleet

/**
 * The form of a new fleet, and its save: the first one creates the fleet, a later one adds the devices that are left to
 * the fleet that exists. It looks for that fleet first if the answer was lost.
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
  // The check refuses an enterprise that has not been chosen yet.
  ({
    description,
    commissionedForEnterpriseId,
    deviceInventoryIdsToCommission,
  }) as FleetCreateRequest

/** For the form, a save that some devices were left out of has failed: nothing counts as saved, and the draft stays. */
class PartlySaved extends Error {
  readonly fieldErrors = []
}
