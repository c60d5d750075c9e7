import { useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { useWatch } from 'react-hook-form'
import { useIntl } from 'react-intl'
import { isApiError, type ApiError } from '~/api/errors.ts'
import * as api from '~/api/generated/endpoints/commissioning/commissioning.ts'
import { FleetCreateRequest } from '~/api/generated/model/fleetCreateRequest.zod.ts'
import { readNow } from '~/api/read-now.ts'
import { descriptionChanged } from '~/features/fleets/messages.ts'
import { fleetRequest, readDescriptionNow } from '~/features/fleets/picker/fleet-request.ts'
import type { DeviceChoice } from '~/features/fleets/picker/use-device-choice.ts'
import { contractCheck } from '~/kit/form/contract-check.ts'
import { useReadAndSend } from '~/kit/form/read-and-send.ts'
import { requestFor } from '~/kit/form/record-version.ts'
import { useForm } from '~/kit/form/use-form.ts'
import { largestPage } from '~/kit/table/paging.ts'
import { merge } from '~/lib/merge.ts'
import { mayBeDone } from '~/lib/outcome.ts'
import { fleetCall, lostFleetIn, type FleetCall } from './lost-fleet.ts'

/**
 * `fleetId` is set once the fleet exists although the save failed: the next save adds to that fleet. `sent` is what was
 * sent without a usable response: that fleet may exist.
 */
const emptyFleet = {
  fleetId: null as number | null,
  /** The description here when the fleet was last saved. */
  savedDescription: '',
  sent: null as FleetCall | null,
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
  const intl = useIntl()
  const remember = (sent: FleetCall | null) => form.setValue('sent', sent, { shouldDirty: true })
  const create = api.useCreateFleet({
    request: {
      ...fleetRequest,
      idempotencyKey: () => form.getValues('sent')?.idempotencyKey,
    },
    mutation: { onError: (error) => !mayBeDone(error) && remember(null) },
  })
  const readAndSend = useReadAndSend()
  const [record] = useState(() => ({}))
  const update = api.useUpdateFleet({
    request: { ...fleetRequest, ...requestFor(record) },
    mutation: {
      // It may have a new description, by which it would not be found again.
      onError: (_error, { data }) => keep(data.fleetId),
    },
  })
  const [lookUpError, setLookUpError] = useState<ApiError | null>(null)
  const [errors, setErrors] = useState<readonly string[]>([])
  const form = useForm<FleetValues>({
    defaultValues: emptyFleet,
    check: (values) => contractCheck<FleetCreateRequest>(FleetCreateRequest)(toRequest(values, [])),
  })
  const keep = (id: number, description?: string) => {
    form.setValue('fleetId', id, { shouldDirty: true })
    if (description !== undefined) {
      form.setValue('savedDescription', description, { shouldDirty: true })
    }
    remember(null)
  }
  /** Shows why a fleet could not be read, too. */
  const shown = async <Value>(reading: Promise<Value>) => {
    try {
      return await reading
    } catch (error) {
      if (isApiError(error)) setLookUpError(error)
      throw error
    }
  }
  const findLostFleet = async (sent: FleetCall) => {
    const newest = api.getListFleetsQueryOptions({
      page: 0,
      size: largestPage,
      sort: ['startedAt,desc'],
    })
    const { fleets } = await shown(readNow(queryClient, newest))
    return lostFleetIn(fleets, sent, sent.sentAt ?? Date.now())?.id
  }
  const add = async ({ sent }: FleetValues, data: FleetCreateRequest) => {
    // Before the response, since the page may close.
    remember(fleetCall(data, sent, Date.now()))
    const result = await create.mutateAsync({ data })
    // As it was when the form was submitted, or it would count as changed.
    remember(sent)
    return result
  }
  /** Rejects if the description was edited here and by someone else. */
  const descriptionFor = (id: number, values: FleetValues, theirs: string) => {
    const { description, savedDescription, sent } = values
    const base = sent?.description ?? savedDescription
    const { merged, conflicts } = merge(base, description, theirs)
    if (conflicts.length === 0) return merged
    // It has been seen then.
    keep(id, theirs)
    throw new PartlySaved(intl.formatMessage(descriptionChanged, { description: theirs }))
  }
  const save = async (values: FleetValues) => {
    const { ids } = choice
    const { sent } = values
    setErrors([])
    setLookUpError(null)
    create.reset()
    const id = values.fleetId ?? (sent ? await findLostFleet(sent) : undefined)
    if (id && sent) form.setValue('savedDescription', sent.description, { shouldDirty: true })
    if (id && sent && sent.commissionedForEnterpriseId !== values.commissionedForEnterpriseId) {
      // The enterprise of a fleet cannot be changed, so the user has to see it first.
      keep(id)
      form.setValue('commissionedForEnterpriseId', sent.commissionedForEnterpriseId)
      throw new PartlySaved()
    }
    const result = id
      ? await readAndSend(record, {
          read: (request) => shown(readDescriptionNow(queryClient, id, request)),
          send: (theirs) =>
            update.mutateAsync({
              data: {
                fleetId: id,
                description: descriptionFor(id, values, theirs),
                deviceInventoryIdsToCommission: ids,
              },
            }),
        })
      : await add(values, toRequest(values, ids))
    const { errors: failures, left } = choice.settle(ids, result)
    // What was typed or chosen during the save goes into the same fleet with the next one.
    const isTyped = form.getValues('description') !== values.description
    if (failures.length === 0 && left === 0 && !isTyped) return result.fleet.id
    form.setValue('commissionedForEnterpriseId', values.commissionedForEnterpriseId)
    setErrors(failures)
    keep(result.fleet.id, values.description)
    throw new PartlySaved()
  }
  return {
    form,
    save,
    error: lookUpError ?? update.error ?? create.error,
    /** Whether the fleet, or its latest change, may be saved. */
    isUnsure:
      useWatch({ control: form.control, name: 'sent' }) !== null ||
      (update.error !== null && mayBeDone(update.error)),
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
  readonly fieldErrors: readonly { field: keyof FleetValues; message: string }[]

  /** @param message The error of the description, if any. */
  constructor(message?: string) {
    super(message)
    this.fieldErrors = message === undefined ? [] : [{ field: 'description', message }]
  }
}
