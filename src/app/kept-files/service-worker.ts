import { files, page, start } from 'virtual:files'
// Keeps the console's own files in the browser: hashed files are answered from there, the page and `config.json` only if the
// network does not answer. Nothing else is kept, and nothing of the API ever.
import { cacheNames, clientsClaim, setCacheNameDetails } from 'workbox-core'
import { ExpirationPlugin } from 'workbox-expiration'
import { enable as loadPagesAhead } from 'workbox-navigation-preload'
import {
  addPlugins,
  addRoute,
  getCacheKeyForURL,
  matchPrecache,
  precache,
} from 'workbox-precaching'
import { NavigationRoute, registerRoute } from 'workbox-routing'
import { CacheFirst, NetworkFirst, NetworkOnly } from 'workbox-strategies'
import { cachePrefix } from './names.ts'
import { renewed } from './renewed.ts'

type WorkerEvent = Event & { waitUntil: (work: Promise<unknown>) => void }

/** About three builds of what one user opens. */
const mostParts = 400

setCacheNameDetails({ prefix: cachePrefix, suffix: '' })

/** Parts that were used. A name stands for one content, so builds cannot be mixed, and an open tab finds its own. */
const parts = new CacheFirst({
  cacheName: `${cachePrefix}-parts`,
  matchOptions: { ignoreVary: true },
  plugins: [
    new ExpirationPlugin({ maxEntries: mostParts, purgeOnQuotaError: true }),
    { handlerDidError: async () => Response.error() },
  ],
})

const config = new NetworkFirst({
  cacheName: `${cachePrefix}-config`,
  plugins: [
    {
      cacheWillUpdate: async ({ response }) => (isOf(response, 'json') ? response : null),
      handlerDidError: async () => Response.error(),
    },
  ],
})

const pages = new NetworkOnly({
  plugins: [
    {
      fetchDidSucceed: async ({ response, event }) => {
        // A copy of a download would fill the memory.
        if (isOf(response, 'html')) (event as WorkerEvent).waitUntil(keepPolicy(response.clone()))
        return response
      },
      handlerDidError: () => matchPrecache(page),
    },
  ],
})

loadPagesAhead()
registerRoute(new NavigationRoute(pages))
registerRoute(({ sameOrigin, url }) => sameOrigin && url.pathname === '/config.json', config)
addPlugins([
  {
    // A release, or a host with two builds: this build is kept whole or not at all.
    cacheWillUpdate: async ({ request, response }) =>
      response.ok && (!request.url.includes(page) || (await isOwnPage(response.clone())))
        ? response
        : null,
  },
])
precache(start)
// Otherwise the kept page would answer for `/`, by which the console finds out whether there is a newer build.
addRoute({ directoryIndex: '', cleanURLs: false, ignoreURLParametersMatching: [] })
registerRoute(({ sameOrigin, url }) => sameOrigin && url.pathname.startsWith('/assets/'), parts)

// At once, since every part has the name of its content: open tabs go on with their build, and no page is loaded again.
;(self as unknown as { skipWaiting: () => void }).skipWaiting()
clientsClaim()

self.addEventListener('install', (event) =>
  (event as WorkerEvent).waitUntil(renewParts(event as WorkerEvent)),
)

/** Loads this build's version of every part that the browser has of an earlier one: what opened without a network still does. */
async function renewParts(event: WorkerEvent) {
  const cache = await caches.open(parts.cacheName)
  const kept = (await cache.keys()).map(({ url }) => new URL(url).pathname)
  await Promise.all(
    renewed(kept, files).map((file) => parts.handle({ event, request: new Request(file) })),
  )
}

/** The policy in the headers of the page follows `config.json`, which may change without a build. */
async function keepPolicy(response: Response) {
  const kept = await matchPrecache(page)
  const policy = 'content-security-policy'
  if (!kept || kept.headers.get(policy) === response.headers.get(policy)) return
  if (!(await isOwnPage(response.clone()))) return
  const cache = await caches.open(cacheNames.precache)
  await cache.put(getCacheKeyForURL(page)!, response)
}

async function isOwnPage(response: Response): Promise<boolean> {
  if (!isOf(response, 'html')) return false
  const text = await response.text()
  return start.every(({ url }) => url === page || text.includes(url))
}

const isOf = ({ status, headers }: Response, type: string) =>
  status === 200 && (headers.get('content-type') ?? '').includes(type)
