import { useEffect, useEffectEvent, useRef } from 'react'
import { second } from '~/lib/units.ts'
import { openDialog } from '~/ui/page/page-parts.ts'
import { isDue, isIdle } from './reading.ts'
import type { LivePart } from './use-live-query.ts'

/** How often to check whether a read is due. */
const beat = 5 * second

const uses = ['pointermove', 'pointerdown', 'keydown', 'wheel'] as const

/** Reads the parts of a page in the background while the page is visible and used, and at once when the user returns. */
export function useReading(parts: readonly LivePart[], paused: boolean) {
  const state = useRef({ reading: false, triedAt: 0, usedAt: 0, failures: 0 })

  const read = useEffectEvent(async (returned: boolean) => {
    const progress = state.current
    const { usedAt, failures, triedAt } = progress
    if (paused || progress.reading || document.visibilityState !== 'visible' || isOccupied()) return
    const now = Date.now()
    const readAt = Math.max(triedAt, ...parts.map((part) => part.readAt))
    if (!returned && !isDue({ now, usedAt, readAt, failures })) return
    Object.assign(progress, { reading: true, triedAt: now })
    const idle = parts.filter(({ enabled, isFetching }) => enabled && !isFetching)
    const done = await Promise.all(idle.map((part) => part.readQuietly()))
    Object.assign(progress, { reading: false, failures: done.every(Boolean) ? 0 : failures + 1 })
  })

  useEffect(() => {
    const progress = state.current
    progress.usedAt = Date.now()
    const timer = setInterval(() => void read(false), beat)
    const until = new AbortController()
    const { signal } = until
    const back = () => void read(true)
    const use = () => {
      const now = Date.now()
      const wasIdle = isIdle({ now, usedAt: progress.usedAt })
      progress.usedAt = now
      if (wasIdle) back()
    }
    window.addEventListener('visibilitychange', back, { signal })
    window.addEventListener('online', back, { signal })
    for (const name of uses) window.addEventListener(name, use, { signal, passive: true })
    return () => {
      clearInterval(timer)
      until.abort()
    }
  }, [])
}

/** Whether the user is in a form or a dialog. */
function isOccupied() {
  const active = document.activeElement
  const inside = active !== null && active.closest('form, [role=dialog], [role=alertdialog]')
  return Boolean(inside) || openDialog() !== null
}
