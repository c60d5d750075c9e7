import { useState } from 'react'
import { toFailure } from '~/lib/failure.ts'
import { useErrorText } from './use-error-text.ts'

/** What a button does: whether it is at it, and why it failed the last time. It runs once at a time. */
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
