import type { QueryClient } from '@tanstack/react-query'
import type { AnyRoute, AnyRouter } from '@tanstack/react-router'
import { configureHttp } from '~/api/http.ts'
import { prefetchProfile } from '~/session/profile.ts'

/** The paths that the console reads first. */
export type EarlyCalls = {
  profile: string
  /** By the path of the screen. `{size}` stands for the number of rows in its address, or for the number after the colon. */
  screens: Record<string, string[]>
}

/** Their answers hold what not everybody at the screen should have seen. */
const secret = /\/inventory|\/device\//

/** Runs the loaders of the screens without parameters, and notes which GETs they start. */
export async function earlyCalls(router: AnyRouter, queryClient: QueryClient): Promise<EarlyCalls> {
  configureHttp({ apiBaseUrl: '', imageBaseUrl: '', token: () => 'token' })
  const screens: EarlyCalls['screens'] = {}
  for (const route of Object.values(router.routesById) as AnyRoute[]) {
    const path = route.fullPath.replace(/(?!^)\/$/, '')
    const { loader, staticData } = route.options
    if (!loader || staticData?.public || path.includes('$') || secret.test(path)) continue
    const startAt = (search: Record<string, string>) => {
      queryClient.clear()
      const match = router.matchRoutes(path, search).at(-1)
      return callsDuring(async () => {
        await (loader as (given: object) => unknown)({
          context: { queryClient },
          deps: match?.loaderDeps ?? {},
          params: {},
        })
      })
    }
    const calls = await startAt({})
    const sized = await startAt({ size: '50' })
    const found = calls.map((call) =>
      sized.includes(call) ? call : call.replace(/(?<=[?&]size=)(\d+)/, '{size:$1}'),
    )
    if (found.length > 0) screens[path] = found
  }
  queryClient.clear()
  const [profile = ''] = await callsDuring(() => prefetchProfile(queryClient))
  return { profile, screens }
}

/** The GETs that `start` sends at once. None is answered. */
async function callsDuring(start: () => Promise<void>): Promise<string[]> {
  const calls = new Set<string>()
  globalThis.fetch = (url, { method = 'GET' } = {}) => {
    if (method === 'GET' && typeof url === 'string') calls.add(url)
    return new Promise(() => {})
  }
  let isDone = false
  void start()
    .catch(() => {})
    .finally(() => (isDone = true))
  // The loader may be loading itself. One that waits until access is known asks for secrets, and never goes on here.
  for (let left = 200; !isDone && calls.size === 0 && left > 0; left -= 1) await pause()
  await pause()
  return [...calls]
}

const pause = () => new Promise((done) => setTimeout(done, 10))
