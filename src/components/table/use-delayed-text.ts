import { useEffect, useEffectEvent, useState, type ChangeEvent, type KeyboardEvent } from 'react'

/**
 * A text field with its own text, which the list follows once the typing pauses: Enter ends the pause, Escape empties
 * the field.
 *
 * @param delay In milliseconds.
 */
export function useDelayedText(value: string, delay: number, onChange: (value: string) => void) {
  /** `wait` is how long, in milliseconds, the list does not follow yet; null when it does. */
  const [typed, setTyped] = useState<{ text: string; wait: number | null }>(followed(value))
  const [seen, setSeen] = useState(value)
  const [sent, setSent] = useState(value)
  if (value !== seen) {
    setSeen(value)
    setSent(value)
    // Back, Forward and links change the value from outside: what was typed gives way, even if its pause still runs.
    if (value !== sent) setTyped(followed(value))
  }
  const commit = (text: string) => {
    const next = text.trim()
    setTyped(followed(text))
    setSent(next)
    if (next !== value || next !== sent) onChange(next)
  }
  const commitTyped = useEffectEvent(() => commit(typed.text))
  useEffect(() => {
    if (typed.wait === null) return
    const timer = setTimeout(commitTyped, typed.wait)
    return () => clearTimeout(timer)
  }, [typed])
  return {
    text: typed.text,
    clear: () => commit(''),
    field: {
      value: typed.text,
      maxLength: 200,
      onChange: (event: ChangeEvent<HTMLInputElement>) =>
        setTyped({ text: event.target.value, wait: delay }),
      onKeyDown: (event: KeyboardEvent) => {
        if (event.key === 'Enter') {
          // A list may stand in a form, which is not meant.
          event.preventDefault()
          commit(typed.text)
        }
        if (event.key === 'Escape') commit('')
      },
    },
  }
}

const followed = (text: string) => ({ text, wait: null })
