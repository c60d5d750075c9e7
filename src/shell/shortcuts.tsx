import { createAtom, useSelector } from '@tanstack/react-store'
import { useEffect } from 'react'
import { lazyPart } from '~/components/lazy/lazy-part.tsx'
import { LoadFailure } from '~/components/lazy/load-failure.tsx'
import { useUserStorages } from '~/components/storage/user-storages.ts'
import type { Access } from '~/session/access.ts'
import { hasShape } from '~/session/path-shape.ts'
import { useRecentScreens } from './recent-screens.ts'
import { useShownPath } from './use-shown-path.ts'

const Palette = lazyPart(async () => (await import('./palette.tsx')).Palette, LoadFailure)
const ShortcutList = lazyPart(
  async () => (await import('./shortcut-list.tsx')).ShortcutList,
  LoadFailure,
)

const openPart = createAtom<'palette' | 'shortcuts' | null>(null)

/** Opens the command palette. */
export const openPalette = () => openPart.set('palette')

/** Listens for the console's shortcuts and shows what they open. */
export function Shortcuts({ access }: { access: Access }) {
  const pathname = useShownPath()
  const { settings } = useUserStorages()
  const screen = access.screens.find(({ path }) => hasShape(path, pathname))?.path
  const recent = useRecentScreens(settings, screen)
  const open = useSelector(openPart)
  useEffect(() => {
    const listen = (event: KeyboardEvent) => {
      const shown = openPart.get()
      // A dialog that waits for an answer must not be left behind.
      if (shown === null && document.querySelector('[aria-modal="true"][data-state="open"]')) return
      const key = event.key.toLowerCase()
      if (key === 'k' && (event.ctrlKey || event.metaKey) && !event.altKey && !event.shiftKey) {
        event.preventDefault()
        openPart.set(shown === 'palette' ? null : 'palette')
      }
      if (key === '?' && !isTyping(event.target)) openPart.set('shortcuts')
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
          recent={recent.filter((path) => path !== screen)}
          onClose={() => openPart.set(null)}
        />
      )}
      {open === 'shortcuts' && <ShortcutList onClose={() => openPart.set(null)} />}
    </>
  )
}

function isTyping(target: EventTarget | null) {
  return (
    target instanceof HTMLElement &&
    (target.isContentEditable || /^(?:INPUT|TEXTAREA|SELECT)$/.test(target.tagName))
  )
}
