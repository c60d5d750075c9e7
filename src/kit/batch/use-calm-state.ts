import { useCallback, useSyncExternalStore } from 'react'
import { countEntries, type BatchState } from './batch-state.ts'
import type { Batch } from './create-batch.ts'

/** The state to show: current while idle, throttled while work is in progress. */
export function useCalmState({ state }: Batch): BatchState {
  const subscribe = useCallback(
    (show: () => void) => {
      let shownAt = 0
      let timer: ReturnType<typeof setTimeout> | undefined
      const showNow = () => {
        clearTimeout(timer)
        timer = undefined
        shownAt = performance.now()
        show()
      }
      const { unsubscribe } = state.subscribe((next) => {
        const isCalm = next.paused || countEntries(next).activity === 'idle'
        const wait = isCalm ? 0 : shownAt + updateInterval - performance.now()
        if (wait <= 0) showNow()
        else timer ??= setTimeout(showNow, wait)
      })
      return () => {
        clearTimeout(timer)
        unsubscribe()
      }
    },
    [state],
  )
  return useSyncExternalStore(subscribe, state.get)
}

/** In milliseconds. */
const updateInterval = 250
