import { useEffect, useState } from 'react'
import { useUserStorages } from '~/components/storage/user-storages.ts'
import { noStorage, type UserStorage } from '~/lib/user-storage.ts'
import { noSettings, readSettings, type TableSettings } from './table-settings.ts'

/** What was read before, so that a table which comes back has its columns at once. */
const known = new WeakMap<UserStorage, Map<string, TableSettings>>()

export type KeptSettings = {
  settings: TableSettings
  /** Whether what was kept has been read. Until then `settings` is as it was at first. */
  read: boolean
  change: (settings: TableSettings) => void
}

/** What the user keeps of the table of this key; without a key nothing is kept beyond the page. */
export function useTableSettings(key: string | null): KeptSettings {
  const storage = useUserStorages().settings
  const [kept, setKept] = useState(() => knownOf(storage).get(key ?? ''))
  useEffect(() => {
    let gone = false
    if (key === null) return
    void storage.read(storageKey(key)).then((value) => {
      if (!gone) setKept(remember(storage, key, readSettings(value)))
    })
    return () => {
      gone = true
    }
  }, [storage, key])
  return {
    settings: kept ?? noSettings,
    read: kept !== undefined,
    change: (settings) => {
      setKept(settings)
      if (key === null) return
      remember(storage, key, settings)
      void storage.write(storageKey(key), settings)
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
