import { useEffect, useState } from 'react'
import { chooseLanguage } from './language.ts'

/** Shows the user's language; undefined while it is not known, null when there is none. Tells whether it was ever shown. */
export function useUserLanguage(tag: string | null | undefined): boolean {
  const [shownOnce, setShownOnce] = useState(false)
  useEffect(() => {
    if (tag === undefined) return
    void (tag === null ? Promise.resolve() : chooseLanguage(tag)).then(() => setShownOnce(true))
  }, [tag])
  return shownOnce
}
