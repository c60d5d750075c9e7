import { useState } from 'react'
import type { ApiError } from '~/api/errors.ts'
import { useImportSetup } from '~/api/generated/endpoints/system/system.ts'
import { asZip } from './zip-file.ts'

/** How far an import has come. `sent` and `total` are bytes; `total` is 0 as long as nothing is known. */
export type ImportState =
  | { phase: 'idle' }
  | { phase: 'sending' | 'working'; file: string; sent: number; total: number }
  | { phase: 'done'; file: string; messages: readonly string[] }
  | { phase: 'failed'; file: string; error: ApiError }
  | { phase: 'cancelled'; file: string; arrived: boolean }

/** One import after the other: `start` sends an archive, `cancel` gives it up. */
export function useImport(onAdded: () => void) {
  // An aborted controller stays so: each import that is given up needs a new one after it.
  const [controller, setController] = useState(() => new AbortController())
  const [upload, setUpload] = useState({ file: '', sent: 0, total: 0 })
  const [arrived, setArrived] = useState<boolean | null>(null)
  const { mutate, reset, ...mutation } = useImportSetup({
    request: {
      signal: controller.signal,
      onUploadProgress: (sent, total) => setUpload((before) => ({ ...before, sent, total })),
    },
    mutation: { onSuccess: onAdded },
  })
  const isSent = upload.total > 0 && upload.sent === upload.total

  return {
    state: stateOf(),
    start: (file: File) => {
      setUpload({ file: file.name, sent: 0, total: 0 })
      setArrived(null)
      mutate({ data: { file: asZip(file) } })
    },
    cancel: () => {
      controller.abort()
      setController(new AbortController())
      setArrived(isSent)
      reset()
    },
  }

  function stateOf(): ImportState {
    const { file } = upload
    if (arrived !== null) return { phase: 'cancelled', file, arrived }
    if (mutation.isPending) return { phase: isSent ? 'working' : 'sending', ...upload }
    if (mutation.error) return { phase: 'failed', file, error: mutation.error }
    return mutation.data
      ? { phase: 'done', file, messages: mutation.data.messages }
      : { phase: 'idle' }
  }
}
