import { useEffect, useState } from 'react'
import { chooseLanguage, languageBefore } from './language.ts'

/**
 * Shows the language of the profile; undefined while it is not known, null when there is none. A language that was chosen
 * before signing in stays until the user has said whether to keep it. Tells whether a language was ever shown.
 */
export function useUserLanguage(tag: string | null | undefined): boolean {
  const [shownOnce, setShownOnce] = useState(false)
  useEffect(() => {
    if (tag === undefined) return
    const shown = tag === null || isAskedAbout(tag) ? Promise.resolve() : chooseLanguage(tag)
    void shown.then(() => setShownOnce(true))
  }, [tag])
  return shownOnce
}

const isAskedAbout = (tag: string) => {
  const before = languageBefore()
  return before !== null && before !== tag
}
