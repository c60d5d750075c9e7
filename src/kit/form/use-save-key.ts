import { useEffect, useEffectEvent, type RefObject } from 'react'

/** What Ctrl+S does after it has saved. */
export type SaveKey = 'stay' | 'leave'

/** Calls back when Ctrl+S is pressed in a form, unless `saveKey` is undefined. */
export function useSaveKey(
  form: RefObject<HTMLFormElement | null>,
  saveKey: SaveKey | undefined,
  onSave: (saveKey: SaveKey) => void,
) {
  const onKey = useEffectEvent((event: KeyboardEvent) => {
    if (!saveKey || !isSaveKey(event)) return
    // The browser would offer to save the page.
    event.preventDefault()
    if (!event.repeat) onSave(saveKey)
  })
  useEffect(() => {
    const element = form.current
    const listen = (event: KeyboardEvent) => onKey(event)
    // React would also report the keys of a dialog that is rendered in the form.
    element?.addEventListener('keydown', listen)
    return () => element?.removeEventListener('keydown', listen)
  }, [form])
}

/** Where the keyboard writes no Latin letters, its place counts. */
const isSaveKey = ({ key, code, ctrlKey, metaKey, altKey, shiftKey }: KeyboardEvent) =>
  (key.toLowerCase() === 's' || (code === 'KeyS' && !/^[a-z]$/i.test(key))) &&
  ctrlKey !== metaKey &&
  !altKey &&
  !shiftKey
