import { addedIn, countDelivery, type DeliveryEntry, type DeliveryState } from './delivery.ts'

/** How far a delivery has come, and what may be done with it. */
export function stageOf({ entries, isOffline }: Pick<DeliveryState, 'entries' | 'isOffline'>) {
  const { unsent, failed } = countDelivery(entries)
  // During a retry it is unknown whether the network is back.
  const isLost =
    isOffline || entries.some(({ step, failure }) => step === 'waiting' && failure !== undefined)
  return {
    unsent,
    failed,
    may: {
      print: addedIn(entries),
      retry: entries.filter(({ step }) => step === 'failed').map(({ id }) => id),
      clear: entries.length === 0 ? 'no' : unsent + failed > 0 ? 'asked' : 'yes',
    } as const,
    /** How many devices wait for the network. */
    lost: isLost ? unsent : 0,
  }
}

/** What may be done with a device of a delivery. */
export const mayOf = ({ step }: Pick<DeliveryEntry, 'step'>) => ({
  correct: step === 'failed',
  retry: step === 'failed',
  stop: step === 'sent',
  remove: step === 'waiting' || step === 'failed',
})
