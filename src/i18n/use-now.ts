import { createAtom, useSelector } from '@tanstack/react-store'
import { useEffect } from 'react'
import { second } from '~/lib/units.ts'

const period = 30 * second

const now = createAtom(Date.now())
let readers = 0
let timer: ReturnType<typeof setInterval> | undefined

/** The current time in milliseconds since 1970, updated every half minute. All components share one timer. */
export function useNow(): number {
  useEffect(startClock, [])
  return useSelector(now)
}

function startClock() {
  readers += 1
  if (readers === 1) {
    now.set(Date.now())
    timer = setInterval(() => now.set(Date.now()), period)
  }
  return () => {
    readers -= 1
    if (readers === 0) clearInterval(timer)
  }
}
