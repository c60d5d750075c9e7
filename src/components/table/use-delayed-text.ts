import { useEffect, useRef, useState, type ChangeEvent, type KeyboardEvent } from 'react'

/**
 * A text field with its own text, which the list follows once the typing pauses: Enter ends the pause, Escape empties
 * the field.
 *
 * @param delay In milliseconds.
 */
export function useDelayedText(value: string, delay: number, onChange: (value: string) => void) {
  const [text, setText] = useState(value)
  const [known, setKnown] = useState(value)
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined)
  // Back, Forward and links change the value from outside; the text follows them.
  if (value !== known) {
    setKnown(value)
    if (value !== text.trim()) setText(value)
  }
  const commit = (next: string) => {
    clearTimeout(timer.current)
    if (next.trim() !== value) onChange(next.trim())
  }
  const type = (next: string, wait: number) => {
    setText(next)
    clearTimeout(timer.current)
    timer.current = setTimeout(() => commit(next), wait)
  }
  useEffect(() => () => clearTimeout(timer.current), [])
  return {
    text,
    clear: () => type('', 0),
    field: {
      value: text,
      maxLength: 200,
      onChange: (event: ChangeEvent<HTMLInputElement>) => type(event.target.value, delay),
      onKeyDown: (event: KeyboardEvent) => {
        if (event.key === 'Enter') {
          // A list may stand in a form, which is not meant.
          event.preventDefault()
          commit(text)
        }
        if (event.key === 'Escape') type('', 0)
      },
    },
  }
}
