import { lazy, Suspense, useEffect, useSyncExternalStore } from 'react'
import type { CurrentUser } from '~/api/generated/model/index.ts'
import type { Access } from '~/session/access.ts'

const Palette = lazy(async () => ({ default: (await import('./palette.tsx')).Palette }))
const ShortcutList = lazy(async () => ({
  default: (await import('./shortcut-list.tsx')).ShortcutList,
}))

type Shown = 'palette' | 'shortcuts' | null

const listeners = new Set<() => void>()
let shown: Shown = null

function show(next: Shown) {
  shown = next
  for (const listener of listeners) listener()
}

/** Opens the command palette. */
export const openPalette = () => show('palette')

/** Listens for the console's shortcuts and shows what they open. */
export function Shortcuts(props: { access: Access; user: CurrentUser }) {
  const open = useSyncExternalStore(
    (listener) => {
      listeners.add(listener)
      return () => listeners.delete(listener)
    },
    () => shown,
  )
  useEffect(() => {
    const listen = (event: KeyboardEvent) => {
      const key = event.key.toLowerCase()
      if (key === 'k' && (event.ctrlKey || event.metaKey) && !event.altKey && !event.shiftKey) {
        event.preventDefault()
        show(shown === 'palette' ? null : 'palette')
      }
      if (key === '?' && !isTyping(event.target)) show('shortcuts')
    }
    window.addEventListener('keydown', listen)
    return () => {
      window.removeEventListener('keydown', listen)
      show(null)
    }
  }, [])
  return (
    <Suspense>
      {open === 'palette' && <Palette {...props} onClose={() => show(null)} />}
      {open === 'shortcuts' && <ShortcutList onClose={() => show(null)} />}
    </Suspense>
  )
}

function isTyping(target: EventTarget | null) {
  return (
    target instanceof HTMLElement &&
    (target.isContentEditable || /^(?:INPUT|TEXTAREA|SELECT)$/.test(target.tagName))
  )
}
