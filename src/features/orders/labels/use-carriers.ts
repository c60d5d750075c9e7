import { useEffect, useState } from 'react'
import { useUserStorages } from '~/components/storage/user-storages.ts'
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

/** Remembers carriers. */
export async function rememberCarriers(settings: UserStorage, names: readonly string[]) {
  const seen = await readCarriers(settings)
  const all = new Set([...seen, ...names])
  if (all.size > seen.length) await settings.write(key, [...all].toSorted())
}

async function readCarriers(settings: UserStorage): Promise<string[]> {
  const value = await settings.read(key)
  return Array.isArray(value)
    ? (value as unknown[]).filter((each): each is string => typeof each === 'string')
    : []
}
