import { useEffect, useState } from 'react'
import { useUserStorages } from '~/ui/settings/user-storages.ts'
import type { UserStorage } from '~/lib/user-storage.ts'

const key = 'carriers'

/** The carriers that this user has seen in this browser, as suggestions. */
export function useCarriers(): readonly string[] {
  const { settings } = useUserStorages()
  const [carriers, setCarriers] = useState<readonly string[]>([])
  useEffect(() => {
    let gone = false
    void readCarriers(settings).then((seen) => {
      if (!gone) setCarriers(seen)
    })
    return () => {
      gone = true
    }
  }, [settings])
  return carriers
}

/** Remembers carriers, besides those that another tab remembers. */
export async function rememberCarriers(settings: UserStorage, names: readonly string[]) {
  const seen = await readCarriers(settings)
  if (names.every((name) => seen.includes(name))) return
  await settings.update(key, (stored) => [...new Set([...asNames(stored), ...names])].toSorted())
}

const readCarriers = async (settings: UserStorage) => asNames(await settings.read(key))

const asNames = (value: unknown): string[] =>
  Array.isArray(value)
    ? (value as unknown[]).filter((each): each is string => typeof each === 'string')
    : []
