import { useRef, useState } from 'react'
import { useWatch } from 'react-hook-form'
import { FormattedMessage, useIntl } from 'react-intl'
import { useForm } from '~/kit/form/use-form.ts'
import { css } from '~/styled-system/css'
import { Stack } from '~/styled-system/jsx'
import { LoadFailure } from '~/ui/feedback/load-failure.tsx'
import { Loader } from '~/ui/feedback/loader.tsx'
import { Notice } from '~/ui/feedback/notice.tsx'
import { PageHeader } from '~/ui/layout/page-header.tsx'
import { lazyPart } from '~/ui/lazy/lazy-part.tsx'
import { toast } from '~/ui/toast/toasts.ts'
import type { Delivery } from './create-delivery.ts'
import { DeliveryList } from './delivery-list.tsx'
import { DeliveryStatus } from './delivery-status.tsx'
import type { DeliveryEntry, Device } from './delivery.ts'
import { DeviceForm } from './device-form.tsx'
import { enteredFor, type DeviceValues } from './entered.ts'
import { messages } from './messages.ts'
import { stageOf } from './stage.ts'
import { useDelivery } from './use-delivery.ts'
import { focusInput } from './use-scanned-device.ts'

const ShelfLabels = lazyPart(
  async () => (await import('./shelf-labels.tsx')).ShelfLabels,
  ({ onDone }) => <LoadFailure onClose={onDone} />,
)

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
  const vendorOrder = useWatch({ control: form.control, name: 'vendorOrder' })
  /** What is being printed. */
  const [labels, setLabels] = useState<Device[]>()
  const top = useRef<HTMLDivElement>(null)
  const print = () => {
    const added = stageOf(delivery.state.get()).may.print
    if (added.length > 0) setLabels(added)
    return added.length > 0
  }
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
      <div className={labels ? unprinted : undefined}>
        <DeliveryStatus delivery={delivery} latest={latest} onDismiss={forgetLatest} />
        <Stack gap="6">
          <div ref={top}>
            <DeviceForm form={form} delivery={delivery} onRefused={forgetLatest} onPrint={print} />
          </div>
          <DeliveryList
            delivery={delivery}
            vendorOrder={vendorOrder}
            onCorrect={correct}
            onPrint={print}
          />
        </Stack>
      </div>
      {labels && <ShelfLabels devices={labels} onDone={() => setLabels(undefined)} />}
    </>
  )
}

const unprinted = css({ _print: { display: 'none' } })

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
