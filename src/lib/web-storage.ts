/** A storage of the browser that never throws: what it does not take, full or forbidden, stays in the memory of this tab. */
function tolerant(open: () => Storage) {
  const kept = new Map<string, string>()
  const attempt = <Result>(action: (storage: Storage) => Result): Result | undefined => {
    try {
      return action(open())
    } catch {
      return undefined
    }
  }
  const remove = (name: string) => {
    kept.delete(name)
    attempt((storage) => storage.removeItem(name))
  }
  return {
    get: (name: string): string | null =>
      attempt((storage) => storage.getItem(name)) ?? kept.get(name) ?? null,
    set: (name: string, value: string) => {
      kept.delete(name)
      const isStored = attempt((storage) => {
        storage.setItem(name, value)
        return true
      })
      if (isStored) return
      // The old value must not stay in place of the one that does not fit.
      remove(name)
      kept.set(name, value)
    },
    remove,
    removeAll: (prefix: string) => {
      const stored = attempt(Object.keys) ?? []
      for (const name of [...stored, ...kept.keys()]) if (name.startsWith(prefix)) remove(name)
    },
    clear: () => {
      kept.clear()
      attempt((storage) => storage.clear())
    },
  }
}

/** What all tabs share. */
export const localStore = tolerant(() => localStorage)

/** What this tab keeps after a reload. */
export const tabStore = tolerant(() => sessionStorage)

/** Where this tab keeps the keys of calls without an answer, until the user signs out. */
export const sentKeysKey = 'waypost.sent'
