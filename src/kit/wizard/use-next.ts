import { useEffect, useRef, useState } from 'react'
import { toFailure } from '~/lib/failure.ts'
import type { WizardStep } from './wizard-steps.ts'

type Run = { step: string; failure: Error | null }

/**
 * Opens the next step, after the work of `onNext`. Further presses are ignored until then. If another step has been
 * opened in the meantime, it stays.
 */
export function useNext({ id, missing, onNext }: WizardStep, openNext: () => void) {
  const [run, setRun] = useState<Run | null>(null)
  const running = useRef(false)
  const shown = useRef<string>(null)
  useEffect(() => {
    shown.current = id
    return () => {
      shown.current = null
    }
  }, [id])
  const press = async () => {
    if (missing !== null || running.current) return
    if (!onNext) return openNext()
    running.current = true
    setRun({ step: id, failure: null })
    try {
      await onNext()
      setRun(null)
      if (shown.current === id) openNext()
    } catch (error) {
      setRun({ step: id, failure: toFailure(error) })
    }
    running.current = false
  }
  const failure = run?.step === id ? run.failure : null
  return { press, busy: run !== null && run.failure === null, failure }
}
