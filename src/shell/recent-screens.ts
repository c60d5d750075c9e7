import { useEffect, useRef, useState } from 'react'
import type { UserStorage } from '~/lib/user-storage.ts'

const key = 'recent-screens'
const most = 6

/**
 * The paths of the screens that the user has opened last, on earlier visits too, newest first; the one shown is among
 * them. Empty until the storage has answered.
 *
 * @param path The screen shown, or undefined for one that is not to be remembered.
 */
export function useRecentScreens(settings: UserStorage, path: string | undefined) {
  const [recent, setRecent] = useState<readonly string[]>([])
  const list = useRef<Promise<readonly string[]>>(undefined)
  useEffect(() => {
    // One after the other, so that two quick steps are both remembered.
    list.current = (list.current ?? settings.read(key).then(asPaths)).then((before) => {
      const now = path === undefined ? before : withPath(before, path)
      if (now !== before) void settings.write(key, now)
      setRecent(now)
      return now
    })
  }, [settings, path])
  return recent
}

const withPath = (paths: readonly string[], path: string) =>
  [path, ...paths.filter((each) => each !== path)].slice(0, most)

function asPaths(value: unknown): readonly string[] {
  return Array.isArray(value) ? value.filter((path) => typeof path === 'string') : []
}
