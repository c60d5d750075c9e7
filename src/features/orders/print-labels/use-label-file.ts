import { useQueryClient } from '@tanstack/react-query'
import { useEffect, useEffectEvent, useState } from 'react'
import { fetchFile } from '~/api/fetch-file.ts'
import { getGetOrderQueryOptions } from '~/api/generated/endpoints/orders/orders.ts'
import { getGetOrderShipmentTransactionQueryOptions } from '~/api/generated/endpoints/shipping/shipping.ts'
import { startWorker } from '~/lib/trusted-types.ts'
import { second } from '~/lib/units.ts'
import { useSettings } from '~/ui/settings/operator-settings.ts'
import { collectLabels, type LabelCalls, type LeftOut } from './collect-labels.ts'
import type { MergeJob } from './merge-worker.ts'
import workerAddress from './merge-worker.ts?worker&url'

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
  const begin = useEffectEvent((signal: AbortSignal, onOver: (over: number) => void) => {
    const origins = labelBaseUrls.map((base) => new URL(base, window.location.origin).origin)
    return mergedFile(ids, {
      transaction: async (id) => {
        const options = getGetOrderShipmentTransactionQueryOptions(id)
        return (await queryClient.fetchQuery({ ...options, staleTime: 0 })).transaction
      },
      numberOf: async (id) =>
        (await queryClient.fetchQuery(getGetOrderQueryOptions(id))).order.displayNumber,
      isAllowed: (address) => origins.includes(new URL(address).origin),
      fetchFile: (address, most) => fetchFile(address, { most, signal, timeoutMs: patience }),
      onOver,
      signal,
    })
  })
  const key = ids.join(',')
  useEffect(() => {
    const left = new AbortController()
    const show = (next: LabelFile) => left.signal.aborted || setFile(next)
    begin(left.signal, (over) => show({ over })).then(show, () =>
      show({ over: 0, hasFailed: true }),
    )
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

/** The merged file, at an address that is valid until the signal. */
async function mergedFile(
  ids: readonly number[],
  calls: Omit<LabelCalls, 'append'>,
): Promise<LabelFile> {
  const { signal } = calls
  const merger = mergeInWorker()
  signal.addEventListener('abort', merger.stop)
  try {
    const { printed, leftOut } = await collectLabels(ids, { ...calls, append: merger.append })
    const made = { over: ids.length, printed, leftOut }
    if (printed.length === 0) return made
    const bytes = await merger.save()
    signal.throwIfAborted()
    const address = URL.createObjectURL(new Blob([bytes], { type: 'application/pdf' }))
    signal.addEventListener('abort', () => URL.revokeObjectURL(address))
    return { ...made, address }
  } finally {
    merger.stop()
  }
}

/** Merges PDF files outside the page, in a worker that begins with the first of them. One call at a time. */
function mergeInWorker() {
  let worker: Worker | undefined
  const ask = <Answer>(job: MergeJob, transfer: ArrayBuffer[]) =>
    new Promise<Answer>((resolve, reject) => {
      worker ??= startWorker(workerAddress)
      worker.onmessage = ({ data }: MessageEvent<Answer>) => resolve(data)
      worker.onerror = () => reject(new Error('The worker failed'))
      worker.postMessage(job, transfer)
    })
  return {
    /** Hands the file over: it no longer counts as memory of the page. */
    append: (file: ArrayBuffer) => ask<boolean>(file, [file]),
    save: () => ask<ArrayBuffer>('save', []),
    stop: () => worker?.terminate(),
  }
}
