import { useEffect, useRef, useState } from 'react'
import { useUserStorages } from '~/components/storage/user-storages.ts'
import { noStorage, type UserStorage } from '~/lib/user-storage.ts'
import { noSettings, readSettings, type TableSettings } from './table-settings.ts'

/** What was read before, so that a table which comes back has its columns at once. */
const known = new WeakMap<UserStorage, Map<string, TableSettings>>()

export type KeptSettings = {
  settings: TableSettings
  /** Whether what was kept has been read, or there is nothing to read. Until then `settings` is as it was at first. */
  read: boolean
  change: (change: SettingsChange) => void
}

/** Makes the new settings of those that are kept, which another tab may have changed meanwhile. */
export type SettingsChange = (before: TableSettings) => TableSettings

/** What the user keeps of the table of this key; without a key nothing is kept beyond the page. */
export function useTableSettings(key: string | null): KeptSettings {
  const storage = useUserStorages().settings
  const [kept, setKept] = useState(() => knownOf(storage).get(key ?? ''))
  const writing = useRef<Promise<unknown>>(Promise.resolve())
  useEffect(() => {
    let gone = false
    if (key === null) return
    const read = () =>
      void writing.current
        .then(() => storage.read(storageKey(key)))
        .then((value) => {
          if (!gone) setKept(remember(storage, key, readSettings(value)))
        })
    read()
    // Another tab may have changed them.
    document.addEventListener('visibilitychange', read)
    return () => {
      gone = true
      document.removeEventListener('visibilitychange', read)
    }
  }, [storage, key])
  return {
    settings: kept ?? noSettings,
    read: kept !== undefined || key === null,
    change: (change) => {
      const shown = change(kept ?? noSettings)
      setKept(shown)
      if (key === null) return
      remember(storage, key, shown)
      writing.current = writing.current.then(async () => {
        const before = readSettings(await storage.read(storageKey(key)))
        await storage.write(storageKey(key), change(before))
      })
    },
  }
}

const storageKey = (key: string) => `table ${key}`

function knownOf(storage: UserStorage): Map<string, TableSettings> {
  const all = known.get(storage) ?? new Map<string, TableSettings>()
  known.set(storage, all)
  return all
}

function remember(storage: UserStorage, key: string, settings: TableSettings): TableSettings {
  if (storage !== noStorage) knownOf(storage).set(key, settings)
  return settings
}
