import type { Access, MenuItem } from '~/session/access.ts'
import { hasShape } from '~/session/path-shape.ts'
import { activeGroup } from './side-menu.tsx'

/** A step of the breadcrumbs. */
export type TrailStep = Pick<MenuItem, 'path' | 'title'> & { open: boolean }

/** The path from the menu group down to the screen at `pathname`: its parents, and the screen itself. */
export function trailOf(access: Access, pathname: string) {
  const group = activeGroup(access.menu, pathname)
  const paths = pathname.split('/').map((_, index, parts) => parts.slice(0, index + 1).join('/'))
  const trail: TrailStep[] = paths.flatMap((path) => {
    const screen = path === '' ? undefined : access.screenAt(path)
    return screen ? [{ path, title: screen.title, open: access.can(path) }] : []
  })
  // A group that is also a screen is part of the trail.
  const isAbove = group && !trail.some(({ path }) => hasShape(group.path, path))
  const above: TrailStep[] = isAbove ? [{ ...group, open: true }] : []
  return { parents: [...above, ...trail.slice(0, -1)], current: trail.at(-1) }
}
