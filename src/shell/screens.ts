import type { AnyRouter } from '@tanstack/react-router'
import type { Screen } from '~/session/access.ts'

/** The screens that the console has, from the static data of its routes. */
export function screensOf(router: AnyRouter): Screen[] {
  return Object.values(router.routesById).flatMap(({ fullPath, options }) => {
    const { title, public: isPublic, open, unlockedBy, planned } = options.staticData ?? {}
    const own = title && !isPublic ? [{ path: fullPath, title, open, unlockedBy }] : []
    return [...own, ...(planned ?? [])]
  })
}
