import type { AnyRoute, AnyRouter } from '@tanstack/react-router'
import { whenIdle } from './once-settled.ts'

/**
 * Loads the code of the screens that the user is likely to open next, but not their data: one after the other, each when
 * the browser is idle, and nothing on a connection that saves data. Returns a function that ends it.
 */
export function loadScreens(router: AnyRouter, pathname: string): () => void {
  const routes = Object.values(router.routesById) as AnyRoute[]
  const paths = likelyScreens(routes.filter(needsLoad), pathname)
  let ended = false
  const loadNext = () => {
    if (ended || savesData() || !navigator.onLine) return
    const path = paths.shift()
    if (path === undefined) return loadParts()
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

let hasParts = false

/** Loads what names the files of the other areas (`scripts/screen-parts-plugin.ts`), so that a click there waits once, not twice. */
function loadParts() {
  if (hasParts) return
  hasParts = true
  const { parts = '{}' } = document.getElementById('early-frame')?.dataset ?? {}
  for (const href of Object.values(JSON.parse(parts) as Record<string, string>)) {
    const link = { rel: 'modulepreload', crossOrigin: '', href }
    document.head.append(Object.assign(document.createElement('link'), link))
  }
}

/** The records of the current list. All screens of the menu would cost more memory than they save time. */
export function likelyScreens(routes: readonly AnyRoute[], pathname: string): string[] {
  return routes.flatMap(({ fullPath, options }) => {
    const path = (fullPath as string).replace(/(?!^)\/$/, '')
    return path === options.staticData?.record?.home && path.startsWith(`${pathname}/`) ? path : []
  })
}

/** The router removes it once the code is there. */
const needsLoad = (route: AnyRoute | undefined) =>
  (route?.options.component as { preload?: unknown } | undefined)?.preload !== undefined

function savesData(): boolean {
  const { connection } = navigator as { connection?: { saveData?: boolean } }
  return connection?.saveData === true
}
