import { Box } from '@chakra-ui/react'
import { lazy, Suspense } from 'react'

// Begun with the frame, so that they are there when the profile is. The menu can be read without them.
const loading = import('./menu-icon-drawing.tsx').then(
  ({ MenuIconDrawing }) => ({ default: MenuIconDrawing }),
  () => ({ default: () => null }),
)
const MenuIconDrawing = lazy(() => loading)

/** The icon that the server names for an item of the menu: a decoration, drawn if the console knows it. */
export function MenuIcon({ name }: { name: string | null }) {
  if (name === null) return null
  return (
    <Suspense fallback={<Box boxSize="4" />}>
      <MenuIconDrawing name={name} />
    </Suspense>
  )
}
