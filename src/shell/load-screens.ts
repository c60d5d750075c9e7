import type { AnyRoute, AnyRouter } from '@tanstack/react-router'
import type { Access } from '~/session/access.ts'
import { whenIdle } from './load-ahead.ts'

/**
 * Loads the code of the screens that the user is likely to open next, but not their data: one after the other, each when
 * the browser is idle, and nothing on a connection that saves data. Returns a function that ends it.
 */
export function loadScreens(router: AnyRouter, access: Access, pathname: string): () => void {
  const paths = likelyScreens(Object.values(router.routesById) as AnyRoute[], access, pathname)
  let ended = false
  const loadNext = () => {
    const path = paths.shift()
    if (ended || path === undefined || savesData() || !navigator.onLine) return
    const route = (router.routesByPath as Record<string, AnyRoute | undefined>)[path]
    // What cannot be loaded now is loaded, and its failure shown, when the screen is opened.
    const loaded = Promise.resolve(route && router.loadRouteChunk(route)).catch(() => undefined)
    void loaded.then(() => whenIdle(loadNext))
  }
  whenIdle(loadNext)
  return () => {
    ended = true
  }
}

/** The records of the current list, then the screens of the menu, those of the current group first. */
export function likelyScreens(routes: readonly AnyRoute[], access: Access, pathname: string) {
  const records = routes.flatMap(({ fullPath, options }) => {
    const home: unknown = options.staticData?.record?.home
    return home === fullPath && fullPath.startsWith(`${pathname}/`) ? [fullPath as string] : []
  })
  const groups = access.menu.map(({ path, items }) => items.map((item) => item.path).concat(path))
  const isCurrent = (paths: readonly string[]) => paths.includes(pathname)
  const menu = [...groups.filter(isCurrent), ...groups.filter((paths) => !isCurrent(paths))].flat()
  return [...new Set([...records, ...menu])].filter((path) => path !== pathname)
}

function savesData(): boolean {
  const { connection } = navigator as { connection?: { saveData?: boolean } }
  return connection?.saveData === true
}
