import { useNavigate } from '@tanstack/react-router'
import { createAtom, useSelector } from '@tanstack/react-store'
import { useLayoutEffect } from 'react'
import type { Access } from '~/session/access.ts'
import { hasShape } from '~/session/path-shape.ts'
import { LoadFailure } from '~/ui/feedback/load-failure.tsx'
import { lazyPart } from '~/ui/lazy/lazy-part.tsx'
import { openDialog } from '~/ui/page/page-parts.ts'
import { useRecent } from '~/ui/settings/use-recent.ts'
import { isField, keepKeys } from '~/ui/shortcuts/key-gate.ts'
import { isSingleKey, mayBeSingleKey, shortcuts, useSingleKeys } from '~/ui/shortcuts/shortcuts.ts'
import { recentRecord } from './recent-record.ts'
import { useShownPath } from './use-shown-path.ts'
import { useShownRecord } from './use-shown-record.ts'

const Palette = lazyPart(async () => (await import('./palette.tsx')).Palette, LoadFailure)
const ShortcutList = lazyPart(
  async () => (await import('./shortcut-list.tsx')).ShortcutList,
  LoadFailure,
)

const openPart = createAtom<'palette' | 'shortcuts' | null>(null)

/** What was typed before the palette had loaded. */
let typedAhead = ''

/** What had the focus when the part was opened. Not kept: with it, its whole screen would be. */
let openedFrom: WeakRef<Element> | null = null

const show = (part: 'palette' | 'shortcuts') => {
  typedAhead = ''
  const { activeElement } = document
  openedFrom = activeElement && new WeakRef(activeElement)
  openPart.set(part)
}

/** Opens the command palette. */
export const openPalette = () => show('palette')

/** Opens the list of shortcuts. */
export const openShortcutList = () => show('shortcuts')

/** How long to wait for the letter after `g`, in milliseconds. */
const letterTime = 1500

const { palette, list, goTo } = shortcuts.everywhere

/** Handles the console's shortcuts and shows the palette and the list of shortcuts. */
export function Shortcuts({ access }: { access: Access }) {
  const pathname = useShownPath()
  const screen = access.screens.find(({ path }) => hasShape(path, pathname))?.path
  const record = useShownRecord()
  const current = screen ?? (record ? recentRecord(record) : undefined)
  const recent = useRecent('recent-screens', 8, current)
  const open = useSelector(openPart)
  useLetters(access)
  // Loads the user's setting for all listeners.
  useSingleKeys()
  useLayoutEffect(() => keepKeys(keepKey), [])
  // Before the first paint: the user may press a key as soon as the screen is there.
  useLayoutEffect(() => {
    const listen = (event: KeyboardEvent) => {
      const shown = openPart.get()
      // A dialog that waits for an answer must not be left.
      if (shown === null && openDialog()) return
      const isPalette = event.key.toLowerCase() === String(palette.keys[1]).toLowerCase()
      if (isPalette && (event.ctrlKey || event.metaKey) && !event.altKey && !event.shiftKey) {
        event.preventDefault()
        if (shown === 'palette') openPart.set(null)
        else openPalette()
      }
      if (isSingleKey(event, list)) openShortcutList()
    }
    window.addEventListener('keydown', listen)
    return () => {
      window.removeEventListener('keydown', listen)
      openPart.set(null)
    }
  }, [])
  return (
    <>
      {open === 'palette' && (
        <Palette
          access={access}
          recent={recent?.filter((each) => each !== current)}
          takeTyped={takeTyped}
          onClose={() => openPart.set(null)}
        />
      )}
      {open === 'shortcuts' && (
        <ShortcutList screens={access.screens} onClose={() => openPart.set(null)} />
      )}
    </>
  )
}

const takeTyped = () => {
  const typed = typedAhead
  typedAhead = ''
  return typed
}

/**
 * Keeps a key from the screen until the part that was opened has the focus, unless the user has gone to a field since.
 * Returns whether it did.
 */
function keepKey(event: KeyboardEvent): boolean {
  const { key, ctrlKey, metaKey, altKey, isComposing } = event
  const isModified = ctrlKey || metaKey || altKey
  if (openPart.get() === null || isModified || isComposing) return false
  const { activeElement: focused } = document
  if (focused?.closest('[aria-modal="true"][data-state="open"]')) return false
  // The user no longer waits for it.
  if (isField(focused) && focused !== openedFrom?.deref()) {
    openPart.set(null)
    return false
  }
  event.preventDefault()
  event.stopImmediatePropagation()
  if (key === 'Escape') openPart.set(null)
  else if (key === 'Backspace') typedAhead = typedAhead.slice(0, -1)
  else if (key.length === 1) typedAhead += key
  return true
}

/** `g` and a screen's letter open that screen. */
function useLetters({ screens }: Access) {
  const navigate = useNavigate()
  useLayoutEffect(() => {
    let until = 0
    const listen = (event: KeyboardEvent) => {
      const isAwaited = Date.now() < until && mayBeSingleKey(event)
      until = 0
      const key = event.key.toLowerCase()
      const screen = isAwaited ? screens.find(({ letter }) => letter === key) : undefined
      if (screen) {
        // The focused row may have a shortcut with the same letter.
        event.preventDefault()
        event.stopPropagation()
        void navigate({ to: screen.path })
      } else if (isSingleKey(event, goTo)) {
        until = Date.now() + letterTime
        event.preventDefault()
      }
    }
    window.addEventListener('keydown', listen, { capture: true })
    return () => window.removeEventListener('keydown', listen, { capture: true })
  }, [screens, navigate])
}
