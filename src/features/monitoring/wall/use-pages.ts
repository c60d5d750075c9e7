import { useEffect, useState } from 'react'
import { second } from '~/lib/units.ts'

/** How long each page shows: enough to read a screenful from afar. */
const shownFor = 15 * second

/**
 * The page on show, from 0, turned by itself unless paused. It may be past the end of a list that has become shorter.
 *
 * @param urgent What is urgent, separated by spaces. When something is added, the first page shows again.
 */
export function usePages(pages: number, paused: boolean, urgent: string) {
  const [shown, setShown] = useState({ page: 0, urgent })
  if (shown.urgent !== urgent) {
    const before = new Set(shown.urgent.split(' '))
    const isAdded = urgent.split(' ').some((each) => each !== '' && !before.has(each))
    setShown({ page: isAdded ? 0 : shown.page, urgent })
  }
  useEffect(() => {
    if (paused || pages < 2) return
    const timer = setInterval(
      () => setShown((before) => ({ ...before, page: (before.page + 1) % pages })),
      shownFor,
    )
    return () => clearInterval(timer)
  }, [paused, pages, urgent])
  const turn = (by: number) =>
    setShown((before) => ({
      ...before,
      page: (Math.min(before.page, pages - 1) + by + pages) % pages,
    }))
  return [shown.page, turn] as const
}
