import { useEffect, useState } from 'react'

/** In milliseconds. */
const lateAfter = 150

/** True once a flag has been set for a moment: what is over sooner is not shown, which would cost a frame and flicker. */
export function useLate(flag: boolean): boolean {
  const [late, setLate] = useState(false)
  useEffect(() => {
    if (!flag) return
    const timer = setTimeout(() => setLate(true), lateAfter)
    return () => {
      clearTimeout(timer)
      setLate(false)
    }
  }, [flag])
  return flag && late
}
