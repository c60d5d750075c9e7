import type { Page } from '@playwright/test'

/** Everything that the page has stored in this browser, as text, by its place. */
export const keptTexts = (page: Page): Promise<Record<string, string>> => page.evaluate(readAll)

async function readAll(): Promise<Record<string, string>> {
  const kept: Record<string, string> = {}
  for (const [name, storage] of Object.entries({ localStorage, sessionStorage })) {
    for (const [key, value] of Object.entries<string>(storage)) kept[`${name} ${key}`] = value
  }
  kept['cookies'] = document.cookie
  const entries = navigation.entries().map(({ url }) => url)
  kept['history'] = JSON.stringify([history.state, entries])
  kept['window'] = window.name
  for (const name of await caches.keys()) {
    const cache = await caches.open(name)
    for (const request of await cache.keys()) {
      kept[`cache ${name} ${request.url}`] = (await (await cache.match(request))?.text()) ?? ''
    }
  }
  const answerOf = <Answer>(request: IDBRequest<Answer>) =>
    new Promise<Answer>((resolve, reject) => {
      request.onsuccess = () => resolve(request.result)
      request.onerror = () => reject(request.error ?? new Error('no answer'))
    })
  const textOf = async (value: unknown): Promise<string> => {
    if (value instanceof Blob) return await value.text()
    if (typeof value !== 'object' || value === null) return String(value)
    const parts = Object.entries(value).map(async ([key, part]) => `${key}: ${await textOf(part)}`)
    return (await Promise.all(parts)).join('\n')
  }
  for (const { name = '' } of await indexedDB.databases()) {
    const database = await answerOf(indexedDB.open(name))
    for (const store of database.objectStoreNames) {
      const all = () => database.transaction(store).objectStore(store)
      const [keys, values] = [await answerOf(all().getAllKeys()), await answerOf(all().getAll())]
      for (const [index, key] of keys.entries()) {
        kept[`${name} ${store} ${JSON.stringify(key)}`] = await textOf(values[index])
      }
    }
    database.close()
  }
  return kept
}
