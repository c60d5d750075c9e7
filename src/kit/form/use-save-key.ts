import { useEffect, useEffectEvent, type RefObject } from 'react'
import { isKey } from '~/lib/is-key.ts'

/** What Ctrl+S does after it has saved. */
export type SaveKey = 'stay' | 'leave'

/** Calls back when Ctrl+S is pressed in a form, unless `saveKey` is undefined. */
export function useSaveKey(
  form: RefObject<HTMLFormElement | null>,
  saveKey: SaveKey | undefined,
  onSave: (saveKey: SaveKey) => void,
) {
  const onKey = useEffectEvent((event: KeyboardEvent) => {
    if (!saveKey || !isKey(event, 's')) return
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
