import { useEffect, useEffectEvent } from 'react'
import * as z from 'zod/mini'
import { useStored } from './use-stored.ts'

const schema = z.array(z.string())

/**
 * The user's recent items, such as paths of screens, across visits: newest first, including the current one.
 * Undefined until the storage has answered.
 *
 * @param key The key in the storage.
 * @param most The maximum number of items.
 * @param current The current item, or undefined if it must not be recorded.
 */
export function useRecent(key: string, most: number, current: string | undefined) {
  const { value, update } = useStored(key, schema, [])
  const add = useEffectEvent(
    (item: string) =>
      void update((before) => [item, ...before.filter((each) => each !== item)].slice(0, most)),
  )
  useEffect(() => {
    if (current !== undefined) add(current)
  }, [current])
  return value
}
