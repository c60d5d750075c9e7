import { useState } from 'react'
import type { ApiError } from '~/api/errors.ts'
import { useImportSetup } from '~/api/generated/endpoints/system/system.ts'
import { useUpload } from '~/kit/form/use-upload.ts'
import { asZip } from './zip-file.ts'

/** The outcome of an import: the lines that were not added, a failure, or canceled. */
export type ImportOutcome = { file: string } & (
  | { kind: 'done'; messages: readonly string[] }
  | { kind: 'failed'; error: ApiError }
  /** `arrived` says whether the server had received the whole archive. */
  | { kind: 'canceled'; arrived: boolean }
)

/**
 * Imports one archive at a time. `start` rejects if the import fails or is canceled with `cancel`. `progress`, from 0 to
 * 1, is the uploaded part of the archive.
 */
export function useImport() {
  const upload = useUpload()
  const [file, setFile] = useState('')
  const [givenUp, setGivenUp] = useState<{ arrived: boolean } | null>(null)
  const { mutateAsync, reset, isPending, data, error } = useImportSetup({ request: upload.request })
  const { progress } = upload
  const start = (archive: File) => {
    setFile(archive.name)
    setGivenUp(null)
    upload.begin()
    return mutateAsync({ data: { file: asZip(archive) } })
  }
  const cancel = () => {
    upload.cancel()
    setGivenUp({ arrived: progress === 1 })
    reset()
  }
  return { start, cancel, isPending, progress: upload.progress, file, outcome: outcomeOf() }

  function outcomeOf(): ImportOutcome | null {
    if (isPending) return null
    if (givenUp) return { file, kind: 'canceled', ...givenUp }
    if (error) return { file, kind: 'failed', error }
    return data ? { file, kind: 'done', messages: data.messages } : null
  }
}

export type Import = ReturnType<typeof useImport>
