import { useSelector } from '@tanstack/react-store'
import { useState } from 'react'
import * as z from 'zod/mini'
import { useStored } from '~/ui/settings/use-stored.ts'
import type { Delivery } from './create-delivery.ts'

/** What is expected, as typed, by the id of the vendor order; the latest last. */
const schema = z.array(z.object({ vendorOrder: z.number(), expected: z.string() }))

/** How many vendor orders are remembered. */
const most = 50

/**
 * What is expected of a delivery. With a vendor order it is kept for that order, in this browser, whatever becomes of the delivery:
 * its devices may arrive on several days.
 */
export function useExpected(delivery: Delivery, vendorOrder: number | null) {
  const own = useSelector(delivery.state).expected
  const { value, update } = useStored('expected devices', schema, [])
  // The storage answers later than people type.
  const [typed, setTyped] = useState<z.infer<typeof schema>[number]>()
  if (vendorOrder === null) return { expected: own, expect: delivery.expect }
  const kept = value?.find((each) => each.vendorOrder === vendorOrder)
  return {
    expected: (typed?.vendorOrder === vendorOrder ? typed : kept)?.expected ?? '',
    expect: (expected: string) => {
      setTyped({ vendorOrder, expected })
      void update((before) =>
        [
          ...before.filter((each) => each.vendorOrder !== vendorOrder),
          ...(expected.trim() === '' ? [] : [{ vendorOrder, expected }]),
        ].slice(-most),
      )
    },
  }
}
