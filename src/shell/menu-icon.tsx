import { Box } from '@chakra-ui/react'
import { lazyPart } from '~/components/lazy/lazy-part.tsx'

// Begun with the frame, so that it is there when the profile is. The menu can be read without it.
const loading = import('./menu-icon-drawing.tsx').catch(() => undefined)
const MenuIconDrawing = lazyPart(
  async () => ((await loading) ?? (await import('./menu-icon-drawing.tsx'))).MenuIconDrawing,
)

/** The icon that the server names for an item of the menu: a decoration, drawn if the console knows it. */
export function MenuIcon({ name }: { name: string | null }) {
  return name !== null && <MenuIconDrawing name={name} fallback={<Box boxSize="4" />} />
}
