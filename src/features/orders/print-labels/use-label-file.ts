import { useQueryClient } from '@tanstack/react-query'
import { useEffect, useEffectEvent, useState } from 'react'
import { fetchFile } from '~/api/fetch-file.ts'
import { getGetOrderQueryOptions } from '~/api/generated/endpoints/orders/orders.ts'
import { getGetOrderShipmentTransactionQueryOptions } from '~/api/generated/endpoints/shipping/shipping.ts'
import { useSettings } from '~/ui/settings/operator-settings.ts'
import { second } from '~/lib/units.ts'
import { collectLabels, type LeftOut } from './collect-labels.ts'
import { mergeInWorker } from './merge-in-worker.ts'

type LabelFile = {
  /** How many labels have been read. */
  over: number
  /** The address of the file for as long as the screen is open; undefined until it is ready, or if no label is in it. */
  address?: string
  printed?: readonly number[]
  leftOut?: readonly LeftOut[]
  /** The file could not be made. */
  hasFailed?: boolean
}

const patience = 30 * second

/** One PDF with the labels of orders, in their order. */
export function useLabelFile(ids: readonly number[]) {
  const queryClient = useQueryClient()
  const { labelBaseUrls = [] } = useSettings()
  const [file, setFile] = useState<LabelFile>({ over: 0 })
  const [attempt, setAttempt] = useState(0)
  const make = useEffectEvent(async (left: AbortSignal) => {
    const origins = labelBaseUrls.map((base) => new URL(base, window.location.origin).origin)
    const merger = mergeInWorker()
    left.addEventListener('abort', merger.stop)
    const { printed, leftOut } = await collectLabels(ids, {
      transaction: async (id) => {
        const options = getGetOrderShipmentTransactionQueryOptions(id)
        return (await queryClient.fetchQuery({ ...options, staleTime: 0 })).transaction
      },
      numberOf: async (id) =>
        (await queryClient.fetchQuery(getGetOrderQueryOptions(id))).order.displayNumber,
      isAllowed: (address) => origins.includes(new URL(address).origin),
      fetchFile: (address, most) => fetchFile(address, { most, signal: left, timeoutMs: patience }),
      append: merger.append,
      onOver: (over) => setFile({ over }),
      signal: left,
    })
    const bytes = printed.length > 0 ? await merger.save() : undefined
    merger.stop()
    if (left.aborted) return
    const address = bytes && URL.createObjectURL(new Blob([bytes], { type: 'application/pdf' }))
    if (address) left.addEventListener('abort', () => URL.revokeObjectURL(address))
    setFile({ over: ids.length, printed, leftOut, ...(address && { address }) })
  })
  const key = ids.join(',')
  useEffect(() => {
    const left = new AbortController()
    make(left.signal).catch(() => {
      if (!left.signal.aborted) setFile({ over: 0, hasFailed: true })
    })
    return () => left.abort()
  }, [key, attempt])
  return {
    ...file,
    retry: () => {
      setFile({ over: 0 })
      setAttempt(attempt + 1)
    },
  }
}
