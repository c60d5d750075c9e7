import { useState } from 'react'
import type { ApiError } from '~/api/errors.ts'
import { useImportSetup } from '~/api/generated/endpoints/system/system.ts'
import { asZip } from './zip-file.ts'

/** What became of an import: the lines that were not added, why it failed, or that it was given up. */
export type ImportOutcome = { file: string } & (
  | { kind: 'done'; messages: readonly string[] }
  | { kind: 'failed'; error: ApiError }
  /** `arrived` is whether the server had the whole archive already. */
  | { kind: 'cancelled'; arrived: boolean }
)

/**
 * Imports one archive after the other. `start` rejects when the import fails or is given up with `cancel`. `progress`, from
 * 0 to 1, is how much of the archive is sent.
 */
export function useImport() {
  // An aborted controller stays so: an import that is given up needs a new one after it.
  const [controller, setController] = useState(() => new AbortController())
  const [file, setFile] = useState('')
  const [progress, setProgress] = useState(0)
  const [givenUp, setGivenUp] = useState<{ arrived: boolean } | null>(null)
  const { mutateAsync, reset, isPending, data, error } = useImportSetup({
    request: {
      signal: controller.signal,
      onUploadProgress: (sent, total) => setProgress(sent / total),
    },
  })
  const start = (archive: File) => {
    setFile(archive.name)
    setProgress(0)
    setGivenUp(null)
    return mutateAsync({ data: { file: asZip(archive) } })
  }
  const cancel = () => {
    controller.abort()
    setController(new AbortController())
    setGivenUp({ arrived: progress === 1 })
    reset()
  }
  return { start, cancel, isPending, progress, file, outcome: outcomeOf() }

  function outcomeOf(): ImportOutcome | null {
    if (isPending) return null
    if (givenUp) return { file, kind: 'cancelled', ...givenUp }
    if (error) return { file, kind: 'failed', error }
    return data ? { file, kind: 'done', messages: data.messages } : null
  }
}

export type Import = ReturnType<typeof useImport>
