import { queryOptions, useQuery, useQueryClient, type QueryClient } from '@tanstack/react-query'
import { useSelector, type Atom } from '@tanstack/react-store'
import { useEffect, useId } from 'react'
import { boolean } from 'zod/mini'
import { safeParse, type $ZodType } from 'zod/v4/core'
import { otherTabs } from '~/lib/other-tabs.ts'
import { noStorage, type UserStorage } from '~/lib/user-storage.ts'
import { useUserStorages } from './user-storages.ts'

/**
 * A value among the signed-in user's settings, shared by all that show it, other tabs included.
 *
 * @param key The key in the storage. With null, the value is kept only while the component is mounted.
 * @param schema What is stored otherwise, such as by an older version, counts as `initial`.
 */
export function useStored<Value>(key: string | null, schema: $ZodType<Value>, initial: Value) {
  const { settings } = useUserStorages()
  const queryClient = useQueryClient()
  const id = useId()
  const storage = key === null ? noStorage : settings
  const stored = storedValue(queryClient, storage, key ?? id, schema, initial)
  const { data } = useQuery({
    ...stored.query,
    // Nothing is read: to ask would draw the component twice.
    ...(key === null ? { gcTime: 0, initialData: initial, staleTime: Infinity } : forever),
  })
  return {
    /** Undefined until the storage has answered. */
    value: data,
    /** Shown at once; resolves once stored. `change` may be called more than once, with different values. */
    update: stored.update,
  }
}

const forever = { gcTime: Infinity }

/** A setting that is on or off. Code outside of components reads it from the atom, where it is on until it was read. */
export function useStoredSwitch(key: string, isOn: Atom<boolean>) {
  const { value, update } = useStored(key, onOrOff, true)
  useEffect(() => {
    if (value !== undefined) isOn.set(value)
  }, [isOn, value])
  return {
    on: useSelector(isOn),
    choose: (on: boolean) => {
      isOn.set(on)
      void update(() => on)
    },
  }
}

const onOrOff = boolean()

/** The same, outside of components. */
export function storedValue<Value>(
  queryClient: QueryClient,
  storage: UserStorage,
  key: string,
  schema: $ZodType<Value>,
  initial: Value,
) {
  const parse = (kept: unknown) => {
    const { success, data } = safeParse(schema, kept)
    return success ? data : initial
  }
  const id = `${storage.name} ${key}`
  const queryKey = ['stored', storage.name, key]
  const query = queryOptions({
    queryKey,
    queryFn: async () => {
      const kept = parse(await storage.read(key))
      // What this tab is about to store is newer. The value is read again after that.
      return unstored.has(id) ? (queryClient.getQueryData<Value>(queryKey) ?? kept) : kept
    },
    staleTime: 0,
  })
  /** Changes what is stored, not what is shown: another tab may have changed it meanwhile. */
  const update = async (change: (before: Value) => Value) => {
    if (queryClient.getQueryData(queryKey) === undefined) await queryClient.ensureQueryData(query)
    void queryClient.cancelQueries({ queryKey })
    const shown = change(queryClient.getQueryData<Value>(queryKey) ?? initial)
    queryClient.setQueryData<Value>(queryKey, () => shown)
    storage.expect(key, shown)
    unstored.set(id, (unstored.get(id) ?? 0) + 1)
    const isStored = await storage.update(key, (kept) => change(parse(kept)))
    const left = (unstored.get(id) ?? 1) - 1
    if (left > 0) return void unstored.set(id, left)
    unstored.delete(id)
    if (!isStored) return
    otherTabs.postMessage(queryKey)
    await queryClient.invalidateQueries({ queryKey })
  }
  return { query, update }
}

/** How many changes of each value are not stored yet. */
const unstored = new Map<string, number>()
