import { useQueryClient } from '@tanstack/react-query'
import { useEffect, useEffectEvent, useState } from 'react'
import { useIntl } from 'react-intl'
import { findByMac } from '~/features/inventory/inventory-query.ts'
import { signal } from '~/kit/scan/signals.ts'
import { fieldTexts, policyOf, toFailure } from '~/lib/failure.ts'
import { takeLock } from '~/lib/take-lock.ts'
import { second } from '~/lib/units.ts'
import { whenHidden } from '~/lib/when-hidden.ts'
import { useErrorText } from '~/ui/feedback/use-error-text.ts'
import { useUserStorages } from '~/ui/settings/user-storages.ts'
import { createDelivery, type Delivery, type Explained } from './create-delivery.ts'
import { deliveryKey, type DeliveryEntry } from './delivery.ts'
import { deliveryEnded, endDelivery } from './ending-delivery.ts'
import { isInInventory, messages } from './messages.ts'
import { saveDevice } from './save-device.ts'

/** Not every browser reports that the network is back. */
const triedEvery = 10 * second

/** The stored delivery of this user. Devices are sent while the screen is open, by one tab at a time. */
export function useDelivery() {
  const intl = useIntl()
  const queryClient = useQueryClient()
  const textOf = useErrorText()
  const { drafts } = useUserStorages()
  const [delivery, setDelivery] = useState<Delivery>()
  const [latest, setLatest] = useState<DeliveryEntry>()
  const [isElsewhere, setIsElsewhere] = useState(false)

  const explain = useEffectEvent((error: unknown): Explained => {
    const failure = toFailure(error)
    const isCanceled = failure.name === 'AbortError'
    const texts = new Set([textOf(failure), ...fieldTexts(failure)])
    return {
      text: isCanceled ? intl.formatMessage(messages.canceled) : [...texts].join(' '),
      isLost: failure.kind === 'network',
      isRefused: policyOf(failure).refusal === true,
      isTaken: failure.status === 409,
    }
  })
  const say = useEffectEvent((entry: DeliveryEntry) => {
    setLatest(entry)
    if (entry.step !== 'waiting') signal(entry.step === 'saved')
  })
  const textFor = useEffectEvent((about: { macAddress: string } | 'unsure') =>
    about === 'unsure'
      ? intl.formatMessage(messages.unsure)
      : intl.formatMessage(isInInventory, about),
  )
  useEffect(() => {
    const opened = createDelivery({
      storage: drafts,
      find: async (macAddress) => (await findByMac(queryClient, macAddress))?.referenceId,
      save: (device, request) => saveDevice(queryClient, device, request),
      explain: (error) => explain(error),
      textFor: (about) => textFor(about),
      onOutcome: (entry) => say(entry),
    })
    const left = new AbortController()
    let release: (() => void) | undefined
    const open = async () => {
      // Until then this tab itself holds the lock.
      await deliveryEnded()
      release = await takeLock(deliveryKey, { ifAvailable: true })
      if (!release) {
        setIsElsewhere(true)
        release = await takeLock(deliveryKey, { signal: left.signal })
        setIsElsewhere(false)
      }
      if (left.signal.aborted) return release?.()
      await opened.load()
      setDelivery(opened)
    }
    // A screen that is left does not wait for another tab.
    const opening = open().catch(() => undefined)
    const retry = () => opened.state.get().isOffline && navigator.onLine && opened.resume()
    const endStoring = whenHidden(opened.flush)
    const timer = setInterval(retry, triedEvery)
    addEventListener('online', retry)
    return () => {
      clearInterval(timer)
      removeEventListener('online', retry)
      endStoring()
      left.abort()
      opened.flush()
      endDelivery(Promise.allSettled([opening, opened.stop()]).then(() => release?.()))
    }
  }, [drafts, queryClient])
  return {
    /** Undefined until it has loaded, and while another tab has it. */
    delivery,
    /** The most recent device. */
    latest,
    isElsewhere,
    forgetLatest: () => setLatest(undefined),
  }
}
