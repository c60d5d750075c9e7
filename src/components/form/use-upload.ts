import { useState } from 'react'

/**
 * What an upload needs besides its call: how far it is, from 0 to 1, and a way to give it up. `request` goes to the
 * generated hook; `begin` is called before each upload.
 */
export function useUpload() {
  // An aborted controller stays so: an upload that is given up needs a new one after it.
  const [controller, setController] = useState(() => new AbortController())
  const [progress, setProgress] = useState(0)
  return {
    progress,
    request: {
      signal: controller.signal,
      onUploadProgress: (sent: number, total: number) => setProgress(sent / total),
    },
    begin: () => setProgress(0),
    cancel: () => {
      controller.abort()
      setProgress(0)
      setController(new AbortController())
    },
  }
}
