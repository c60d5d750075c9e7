import type { AnyRoute, AnyRouter } from '@tanstack/react-router'
import type { Access } from '~/session/access.ts'
import { whenIdle } from './load-ahead.ts'

/**
 * Loads the code of the screens that the user is likely to open next, but not their data: one after the other, each when
 * the browser is idle, and nothing on a connection that saves data. Returns a function that ends it.
 */
export function loadScreens(router: AnyRouter, access: Access, pathname: string): () => void {
  const routes = Object.values(router.routesById) as AnyRoute[]
  const paths = likelyScreens(routes.filter(needsLoad), access, pathname)
  let ended = false
  const loadNext = () => {
    const path = paths.shift()
    if (ended || path === undefined || savesData() || !navigator.onLine) return
    const route = (router.routesByPath as Record<string, AnyRoute | undefined>)[path]
    void Promise.resolve(route && router.loadRouteChunk(route))
      .catch(() => undefined)
      .then(() => {
        // The first failure ends it: a newer build may have replaced all of them. Opening a screen loads it again.
        if (!needsLoad(route)) whenIdle(loadNext)
      })
  }
  whenIdle(loadNext)
  return () => {
    ended = true
  }
}

/** The records of the current list, then the screens of the menu, those of the current group first. */
export function likelyScreens(routes: readonly AnyRoute[], access: Access, pathname: string) {
  const homes = new Map<string, unknown>(
    // The path of a list's own route ends in a slash.
    routes.map(({ fullPath, options }) => [
      (fullPath as string).replace(/(?!^)\/$/, ''),
      options.staticData?.record?.home,
    ]),
  )
  const records = [...homes]
    .filter(([path, home]) => path === home && path.startsWith(`${pathname}/`))
    .map(([path]) => path)
  const groups = access.menu.map(({ path, items }) => items.map((item) => item.path).concat(path))
  const isCurrent = (paths: readonly string[]) => paths.includes(pathname)
  const menu = [...groups.filter(isCurrent), ...groups.filter((paths) => !isCurrent(paths))].flat()
  return [...new Set([...records, ...menu])].filter((path) => path !== pathname && homes.has(path))
}

/** The router removes it once the code is there. */
const needsLoad = (route: AnyRoute | undefined) =>
  (route?.options.component as { preload?: unknown } | undefined)?.preload !== undefined

function savesData(): boolean {
  const { connection } = navigator as { connection?: { saveData?: boolean } }
  return connection?.saveData === true
}
