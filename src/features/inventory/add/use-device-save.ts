import { useNavigate } from '@tanstack/react-router'
import { useSelector } from '@tanstack/react-store'
import { useState, type RefObject } from 'react'
import type { UseFormReturn } from 'react-hook-form'
import { useIntl } from 'react-intl'
import { useListSupportedDeviceTypesSuspense } from '~/api/generated/endpoints/inventory/inventory.ts'
import { dropFileChecks, filesChecked } from '~/kit/form/file-checks.ts'
import { flash } from '~/ui/feedback/flash.ts'
import { highlightRow } from '~/ui/feedback/highlighted-row.ts'
import { useMayOpen } from '~/ui/link/may-open.ts'
import { screenOf } from '~/ui/link/record-screens.ts'
import { toast } from '~/ui/toast/toasts.ts'
import type { Delivery } from './create-delivery.ts'
import type { DeliveryEntry } from './delivery.ts'
import { deviceOf, type DeviceValues } from './entered.ts'
import { messages } from './messages.ts'
import type { Template } from './template.ts'
import { focusInput } from './use-scanned-device.ts'

/** The value of the button that saves a device and starts the next one. */
export const another = 'another'

const list = '/admin-fulfillment/inventory'

type DeviceSave = {
  form: UseFormReturn<DeviceValues>
  template: Template | undefined
  delivery: Delivery
  /** Contains the inputs. */
  inputs: RefObject<HTMLElement | null>
  /** Called when the form itself shows why its device was not saved. */
  onRefused: () => void
}

/** Adds the form's device to the delivery, then goes to the list or to the next device. */
export function useDeviceSave({ form, template, delivery, inputs, onRefused }: DeviceSave) {
  const intl = useIntl()
  const navigate = useNavigate()
  const mayOpen = useMayOpen()
  const { deviceTypes } = useListSupportedDeviceTypesSuspense().data
  const { progress } = useSelector(delivery.state)
  /** The entry that the form waits for. */
  const [sending, setSending] = useState<string>()
  const [failure, setFailure] = useState('')

  const add = (values: DeviceValues) => {
    if (!template) throw new Error('A device needs its template')
    const type = deviceTypes.find(({ token }) => token === values.typeToken)
    return delivery.add(deviceOf(template, type?.name ?? template.type, values))
  }
  /** Clears the inputs for the next device. */
  const next = () => {
    dropFileChecks(inputs.current)
    form.reset({ ...form.getValues(), entered: [] })
    setFailure('')
    focusInput(inputs.current)
  }
  return {
    next,
    failure,
    isSending: sending !== undefined,
    upload:
      sending === undefined ? undefined : { progress, onCancel: () => delivery.cancel(sending) },
    addAnother: async () => {
      // An image is this device's, and not the next one's.
      await filesChecked(inputs.current)
      add(form.getValues())
      next()
    },
    /** Resolves with the entry; at once if the next device follows. */
    save: async (values: DeviceValues, pressed: string) => {
      setFailure('')
      const id = add(values)
      if (pressed === another) return undefined
      setSending(id)
      const entry = await delivery.settled(id)
      setSending(undefined)
      if (entry?.step !== 'failed') return entry
      delivery.remove([id])
      onRefused()
      setFailure(entry.failure ?? '')
      throw refusalOf(delivery.errorOf(id), entry)
    },
    /** What was changed during the save is the next device's. One that only waits is in the list of the delivery. */
    onSavedMeanwhile: (entry: DeliveryEntry | undefined) => {
      if (entry?.step === 'saved') toast('success', intl.formatMessage(messages.added))
    },
    onSaved: (entry: DeliveryEntry | undefined) => {
      const { step, referenceId, device } = entry ?? {}
      if (step !== 'saved' || referenceId === undefined || !mayOpen(list)) return next()
      const link = screenOf('inventory', referenceId)
      flash('success', intl.formatMessage(messages.added), { name: device?.name ?? '', link })
      highlightRow({ kind: 'inventory', id: referenceId })
      return navigate({ to: list })
    },
  }
}

/** The error of a failed save, for the form. */
const refusalOf = (error: unknown, { failure }: DeliveryEntry) =>
  error instanceof Error ? error : Object.assign(new Error(failure), { fieldErrors: [] })
