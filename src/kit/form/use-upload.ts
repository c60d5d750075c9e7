import { useState } from 'react'

/**
 * What an upload needs besides its call: its progress, from 0 to 1, and a way to cancel it. `request` goes to the
 * generated hook; `begin` is called before each upload.
 */
export function useUpload() {
  // An aborted controller stays aborted: the next upload needs a new one.
  const [controller, setController] = useState(() => new AbortController())
  const [progress, setProgress] = useState(0)
  const cancel = () => {
    controller.abort()
    setProgress(0)
    setController(new AbortController())
  }
  return {
    progress,
    request: {
      signal: controller.signal,
      onUploadProgress: (sent: number, total: number) => setProgress(sent / total),
    },
    begin: () => setProgress(0),
    cancel,
    /** What the field of the file shows while the call, a generated mutation with that `request`, sends it. */
    stateOf: ({ isPending, reset }: { isPending: boolean; reset: () => void }) =>
      isPending
        ? {
            progress,
            onCancel: () => {
              cancel()
              reset()
            },
          }
        : undefined,
  }
}
