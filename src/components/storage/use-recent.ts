import { useEffect, useRef, useState } from 'react'
import type { UserStorage } from '~/lib/user-storage.ts'

/**
 * What the user has used last, such as the paths of screens, on earlier visits too: newest first, the current one among
 * them. Undefined until the storage has answered.
 *
 * @param key Names the list in the storage.
 * @param most How many are kept.
 * @param current What is used now, or undefined for nothing that has to be remembered.
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
    // One after the other, so that two quick steps are both remembered.
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
