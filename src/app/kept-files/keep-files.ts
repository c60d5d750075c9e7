import { registerWorker } from '~/lib/trusted-types.ts'
import { cachePrefix, workerAddress } from './names.ts'

/**
 * Lets the browser keep the console's files, so that later visits start faster, and without a network too. `on` is false
 * where `config.json` says so: then what was kept is removed.
 */
export async function keepFiles(on: boolean) {
  // Browsers offer it only over HTTPS and on loopback, and some not in a private window.
  if (!navigator.serviceWorker) return
  if (!on) return await removeFiles()
  const isFirst = navigator.serviceWorker.controller === null
  await registerWorker(workerAddress)
  const { active } = await navigator.serviceWorker.ready
  if (!isFirst) return
  // The worker did not see what was loaded before it. It leaves out what it does not keep.
  new PerformanceObserver((list, observer) => {
    observer.disconnect()
    const urlsToCache = list.getEntries().map(({ name }) => name)
    active?.postMessage({ type: 'CACHE_URLS', payload: { urlsToCache } })
  }).observe({ type: 'resource', buffered: true })
}

async function removeFiles() {
  const registration = await navigator.serviceWorker.getRegistration('/')
  await isInstalled(registration?.installing)
  await registration?.unregister()
  const names = await caches.keys()
  const own = names.filter((name) => name.startsWith(`${cachePrefix}-`))
  await Promise.all(own.map((name) => caches.delete(name)))
  if (registration) indexedDB.deleteDatabase('workbox-expiration')
}

/** Until it is installed, a worker of the visit before keeps files that were just removed. */
async function isInstalled(worker: ServiceWorker | null | undefined) {
  if (worker?.state !== 'installing') return
  await new Promise((done) => worker.addEventListener('statechange', done, { once: true }))
}
