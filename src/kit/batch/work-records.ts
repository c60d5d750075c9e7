import type { QueryClient } from '@tanstack/react-query'
import type { IntlShape } from 'react-intl'
import * as z from 'zod/mini'
import type { UserStorage } from '~/lib/user-storage.ts'
import { storedValue } from '~/ui/settings/use-stored.ts'
import { countEntries, type BatchEntry, type BatchState } from './batch-state.ts'
import type { Batch } from './create-batch.ts'

/** How many batches are remembered. */
const most = 50

/** A batch and its outcome. */
export type WorkRecord = z.infer<typeof recordSchema>

const recordSchema = z.object({
  id: z.string(),
  /** The name of its kind. */
  name: z.string(),
  /** In the language that was shown. */
  title: z.string(),
  about: z.string(),
  at: z.number(),
  /** When it was last recorded. */
  endedAt: z.number(),
  done: z.number(),
  failed: z.number(),
  left: z.number(),
})

export const recordsKey = 'work'
export const recordsSchema = z.array(recordSchema)

/** The outcome of an item. */
export type RecordedItem = {
  id: string
  name: string
  /** `none` if there was nothing to do. */
  outcome: 'done' | 'failed' | 'left' | 'none'
  verdict: string
  note: string
}

/** The items of a record, stored separately, since most are never read. */
export type RecordedItems = {
  items: readonly RecordedItem[]
  options: unknown
  /** What failed, to try it again. */
  failed: readonly Pick<BatchEntry, 'id' | 'name' | 'item' | 'isUnsure'>[]
}

const itemsKey = (id: string) => `work ${id}`

/** The items of a record; undefined if they are no longer stored. */
export const readItems = async (settings: UserStorage, id: string) =>
  (await settings.read(itemsKey(id))) as RecordedItems | undefined

/** Records the outcome of a batch so far, unless nothing has been done yet. */
export async function keepRecord(
  queryClient: QueryClient,
  settings: UserStorage,
  intl: IntlShape,
  { id, name, at, texts, kinds, state, isOpen }: Batch,
): Promise<void> {
  const now = state.get()
  const { done, failed } = countEntries(now)
  if (done + failed === 0) return
  const { entries, options } = now
  const record: WorkRecord = {
    id,
    name,
    title: intl.formatMessage(texts.title),
    about: texts.subtitle?.(options, intl) ?? '',
    at,
    endedAt: Date.now(),
    done,
    failed,
    left: entries.filter(isOpen).length,
  }
  const outcomeOf = (entry: BatchEntry): RecordedItem['outcome'] => {
    if (entry.step === 'done' || entry.step === 'failed') return entry.step
    return isOpen(entry) ? 'left' : 'none'
  }
  const items = entries.map((entry): RecordedItem => {
    const { verdict, failure } = entry
    const kind = verdict && kinds[verdict.kind]
    return {
      id: entry.id,
      name: entry.name,
      outcome: outcomeOf(entry),
      verdict: kind ? intl.formatMessage(kind.label) : '',
      note: failure ?? verdict?.note ?? '',
    }
  })
  const again = entries
    .filter(({ step }) => step === 'failed')
    .map(({ id: entryId, name: entryName, item, isUnsure }) => ({
      id: entryId,
      name: entryName,
      item,
      ...(isUnsure && { isUnsure }),
    }))
  await settings.write(itemsKey(id), { items, options, failed: again } satisfies RecordedItems)
  const { update } = storedValue(queryClient, settings, recordsKey, recordsSchema, [])
  let dropped: readonly WorkRecord[] = []
  await update((before) => {
    const all = [record, ...before.filter((each) => each.id !== id)].toSorted((a, b) => b.at - a.at)
    dropped = all.slice(most)
    return all.slice(0, most)
  })
  await Promise.all(dropped.map((each) => settings.remove(itemsKey(each.id))))
}

/** A new batch of what failed. */
export const failedAgain = (
  { name }: WorkRecord,
  { failed, options }: RecordedItems,
): BatchState => ({
  id: crypto.randomUUID(),
  name,
  at: Date.now(),
  options,
  paused: false,
  entries: failed.map((entry) => ({ ...entry, ticked: false, step: 'waiting' as const })),
})
