import { useState } from 'react'
import { useImportSetup } from '~/api/generated/endpoints/system/system.ts'
import { useUpload } from '~/kit/form/use-upload.ts'
import { stageOf } from './stage.ts'
import { asZip } from './zip-file.ts'

/** Imports one archive at a time. `start` rejects if the import fails or is canceled with `cancel`. */
export function useImport() {
  const { progress, request, ...upload } = useUpload()
  const [file, setFile] = useState('')
  const [canceledAt, setCanceledAt] = useState<number | null>(null)
  const { mutateAsync, reset, ...call } = useImportSetup({ request })
  const start = (archive: File) => {
    setFile(archive.name)
    setCanceledAt(null)
    upload.begin()
    return mutateAsync({ data: { file: asZip(archive) } })
  }
  const cancel = () => {
    upload.cancel()
    setCanceledAt(progress)
    reset()
  }
  return { start, cancel, file, progress, ...stageOf(call, { file, progress, canceledAt }) }
}

export type Import = ReturnType<typeof useImport>
