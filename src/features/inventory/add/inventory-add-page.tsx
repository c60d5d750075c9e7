import { Stack } from '~/styled-system/jsx'
import { useRef } from 'react'
import { FormattedMessage, useIntl } from 'react-intl'
import { Loader } from '~/ui/feedback/loader.tsx'
import { Notice } from '~/ui/feedback/notice.tsx'
import { useForm } from '~/kit/form/use-form.ts'
import { PageHeader } from '~/ui/layout/page-header.tsx'
import { toast } from '~/ui/toast/toasts.ts'
import type { Delivery } from './create-delivery.ts'
import type { DeliveryEntry } from './delivery.ts'
import { DeliveryList } from './delivery-list.tsx'
import { DeliveryStatus } from './delivery-status.tsx'
import { DeviceForm } from './device-form.tsx'
import { enteredFor, type DeviceValues } from './entered.ts'
import { messages } from './messages.ts'
import { useDelivery } from './use-delivery.ts'
import { focusInput } from './use-scanned-device.ts'

/** Adds devices to the inventory: one, or a whole delivery. */
export function InventoryAddPage() {
  const { delivery, latest, isElsewhere, forgetLatest } = useDelivery()
  return (
    <>
      <PageHeader />
      {delivery && <Receiving delivery={delivery} latest={latest} forgetLatest={forgetLatest} />}
      {!delivery && isElsewhere && (
        <Notice status="info" title={messages.elsewhere}>
          <FormattedMessage {...messages.elsewhereHint} />
        </Notice>
      )}
      {!delivery && !isElsewhere && <Loader />}
    </>
  )
}

type ReceivingProps = {
  delivery: Delivery
  latest: DeliveryEntry | undefined
  forgetLatest: () => void
}

function Receiving({ delivery, latest, forgetLatest }: ReceivingProps) {
  const intl = useIntl()
  const form = useForm<DeviceValues>({
    defaultValues: firstValues(delivery),
    // Missing fields are listed beside Save, which stays disabled until they are filled in.
    check: () => ({}),
  })
  const top = useRef<HTMLDivElement>(null)
  const correct = (entry: DeliveryEntry) => {
    if (form.getValues('entered').length > 0) {
      toast('info', intl.formatMessage(messages.formInUse))
      return
    }
    const { typeToken, location, vendorOrder } = entry.device
    const entered = enteredFor(entry.device)
    for (const [name, value] of Object.entries({ typeToken, location, vendorOrder, entered })) {
      form.setValue(name as keyof DeviceValues, value, { shouldDirty: true })
    }
    delivery.remove([entry.id])
    forgetLatest()
    // Once the row is gone, since the list would take the focus.
    requestAnimationFrame(() => {
      focusInput(top.current)
      if (!top.current?.contains(document.activeElement)) {
        // The inputs of another type have yet to load.
        top.current?.querySelector('select')?.focus()
      }
    })
  }
  return (
    <>
      <DeliveryStatus delivery={delivery} latest={latest} onDismiss={forgetLatest} />
      <Stack gap="6">
        <div ref={top}>
          <DeviceForm form={form} delivery={delivery} onRefused={forgetLatest} />
        </div>
        <DeliveryList delivery={delivery} onCorrect={correct} />
      </Stack>
    </>
  )
}

/** A delivery continues with the choices of its last device. */
function firstValues(delivery: Delivery): DeviceValues {
  const { kept } = delivery.state.get()
  return {
    typeToken: kept?.typeToken ?? null,
    location: kept?.location ?? null,
    vendorOrder: kept?.vendorOrder ?? null,
    entered: [],
  }
}
