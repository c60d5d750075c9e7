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
  const list = useRef<Promise<readonly string[]>>(undefined)
  useEffect(() => {
    // In sequence, so that two quick steps are both recorded.
    list.current = (list.current ?? settings.read(key).then(asTexts)).then((before) => {
      const now =
        current === undefined
          ? before
          : [current, ...before.filter((each) => each !== current)].slice(0, most)
      if (now !== before) void settings.write(key, now)
      setRecent(now)
      return now
    })
  }, [settings, key, most, current])
  return recent
}

function asTexts(value: unknown): readonly string[] {
  return Array.isArray(value) ? value.filter((text) => typeof text === 'string') : []
}
