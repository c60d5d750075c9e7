import { getListAuditEventsQueryOptions } from '~/api/generated/endpoints/audit/audit.ts'
import type { ChangeEvent, ChangeEventPage } from '~/api/generated/model/index.ts'
import { largestPage } from '~/kit/table/paging.ts'
import { withIds } from '~/lib/with-ids.ts'

/** A page of the log as `useLookBack` reads it: the newest first. There may be many: returning to the tab reads none again. */
export const pageOfLog = (enterpriseId: number, tableName: string | undefined, page: number) =>
  getListAuditEventsQueryOptions(
    {
      enterpriseId,
      page,
      size: largestPage,
      sort: ['changedAt,desc'],
      tableNameFilter: tableName || undefined,
    },
    { query: { refetchOnWindowFocus: false, refetchOnReconnect: false } },
  )

/** A change, with its key in the address: its id, else its position on the page. */
export type Change = ChangeEvent & { key: string }

const known = new WeakMap<ChangeEventPage, readonly Change[]>()

/** The changes of a page. Returns the same list for the same response. */
export function changesOf(answer: ChangeEventPage): readonly Change[] {
  const changes =
    known.get(answer) ??
    withIds(
      answer.changeEvents.map((event, index) => ({ event, own: event.id ?? `p${index + 1}` })),
      ({ own }) => own,
    ).map(({ event, id }) => ({ ...event, key: id }))
  known.set(answer, changes)
  return changes
}

/**
 * The changes that the open one is shown with: those of its page when it was opened. Newer changes move it down or to the
 * next page of the list, but its dialog stays.
 */
export function pageOfOpen(
  entry: string | undefined,
  before: readonly Change[],
  latest: readonly Change[],
): readonly Change[] {
  const isIn = (changes: readonly Change[]) => changes.some(({ key }) => key === entry)
  return entry !== undefined && isIn(before) ? before : latest
}
