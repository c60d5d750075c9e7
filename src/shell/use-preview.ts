import { useEffect, useState } from 'react'

// In milliseconds: long enough to cross the screen or another group on the way to the side menu.
const grace = 300

/**
 * The id of the group that the side menu previews. `point` takes effect after a delay, so that groups that the pointer
 * merely crosses change nothing; `stay` cancels it; `turn` takes effect at once, for focus.
 */
export function usePreview() {
  const [previewed, setPreviewed] = useState<number>()
  const [wanted, setWanted] = useState<number>()
  useEffect(() => {
    const timer = setTimeout(() => setPreviewed(wanted), grace)
    return () => clearTimeout(timer)
  }, [wanted])
  const turn = (group: number | undefined) => {
    setWanted(group)
    setPreviewed(group)
  }
  return {
    previewed,
    turn,
    // The first preview replaces nothing, so it need not wait.
    point: (group: number | undefined) => (previewed === undefined ? turn : setWanted)(group),
    stay: () => setWanted(previewed),
  }
}
