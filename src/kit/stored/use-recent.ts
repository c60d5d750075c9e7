import { useEffect, useRef, useState } from 'react'
import type { UserStorage } from '~/lib/user-storage.ts'

/**
 * The user's recent items, such as paths of screens, across visits: newest first, including the current one.
 * Undefined until the storage has answered.
 *
 * @param key The key in the storage.
 * @param most The maximum number of items.
 * @param current The current item, or undefined if it must not be recorded.
 */
export function useRecent(
  settings: UserStorage,
  key: string,
  most: number,
  current: string | undefined,
) {
  const [recent, setRecent] = useState<readonly string[]>()
  const first = useRef<Promise<readonly string[]>>(undefined)
  const known = useRef(none)
  useEffect(() => {
    const add = (before: readonly string[]) => {
      const others = before.filter((each) => each !== current)
      known.current = current === undefined ? before : [current, ...others].slice(0, most)
      setRecent(known.current)
      return known.current
    }
    first.current ??= settings.read(key).then(asTexts)
    void first.current.then(async (before) => {
      if (current === undefined) return void add(known.current === none ? before : known.current)
      // A storage that was too slow to be read is never overwritten, and another tab may have added to it.
      const isStored = await settings.update(key, (stored) => add(asTexts(stored)))
      if (!isStored) add(known.current)
    })
  }, [settings, key, most, current])
  return recent
}

const none: readonly string[] = []

function asTexts(value: unknown): readonly string[] {
  return Array.isArray(value) ? value.filter((text) => typeof text === 'string') : []
}
