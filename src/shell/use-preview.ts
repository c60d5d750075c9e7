import { useEffect, useState } from 'react'

// In milliseconds: long enough to cross the screen or another group on the way to the side menu.
const grace = 300

/**
 * The group whose screens the side menu previews, by its id. What the pointer only passes over changes nothing: `point`
 * counts once it has stayed, `stay` takes it back, and `turn` counts at once, as a focus does.
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
    // Nothing is lost by the first preview, so it need not wait.
    point: (group: number | undefined) => (previewed === undefined ? turn : setWanted)(group),
    stay: () => setWanted(previewed),
  }
}
