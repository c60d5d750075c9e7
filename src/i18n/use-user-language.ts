import { useEffect, useState } from 'react'
import { chooseLanguage, languageBefore } from './language.ts'
import { isOutdatedChoice } from './unsaved-choice.ts'

/**
 * Shows the profile's language: undefined while it is loading, null if there is none. A language chosen before signing
 * in stays until the user decides whether to keep it. Returns whether a language has been shown.
 */
export function useUserLanguage(tag: string | null | undefined): boolean {
  const [shownOnce, setShownOnce] = useState(false)
  useEffect(() => {
    if (tag === undefined) return
    const stays = tag === null || isAskedAbout(tag) || isOutdatedChoice(tag)
    const shown = stays ? Promise.resolve() : chooseLanguage(tag)
    void shown.then(() => setShownOnce(true))
  }, [tag])
  return shownOnce
}

const isAskedAbout = (tag: string) => {
  const before = languageBefore()
  return before !== null && before !== tag
}
