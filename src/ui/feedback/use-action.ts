import { useState } from 'react'
import { toFailure } from '~/lib/failure.ts'
import { useErrorText } from './use-error-text.ts'

/** Runs a button's action once at a time, and reports whether it is running and why it last failed. */
export function useAction(action: () => Promise<void>) {
  const textOf = useErrorText()
  const [isBusy, setIsBusy] = useState(false)
  const [failure, setFailure] = useState<string>()
  const run = async () => {
    if (isBusy) return
    setIsBusy(true)
    setFailure(undefined)
    try {
      await action()
    } catch (error) {
      setFailure(textOf(toFailure(error)))
    } finally {
      setIsBusy(false)
    }
  }
  return { isBusy, failure, run: () => void run() }
}
