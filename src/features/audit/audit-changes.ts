import { getListAuditEventsQueryOptions } from '~/api/generated/endpoints/audit/audit.ts'
import type { ChangeEvent, ChangeEventPage } from '~/api/generated/model/index.ts'
import type { ListValues } from '~/components/table/list-search.ts'

/** A page of the changes in one enterprise. */
export const auditQuery = (
  enterpriseId: number,
  { page, size, sort, filters }: ListValues<'tableName'>,
) =>
  getListAuditEventsQueryOptions({
    enterpriseId,
    page,
    size,
    sort,
    tableNameFilter: filters.tableName || undefined,
  })

/** A change, with its key in the address: its id, else its position on the page. */
export type Change = ChangeEvent & { key: string }

const known = new WeakMap<ChangeEventPage, readonly Change[]>()

/** The changes of a page. Returns the same list for the same response. */
export function changesOf(answer: ChangeEventPage): readonly Change[] {
  const changes =
    known.get(answer) ??
    answer.changeEvents.map((event, place) => ({
      ...event,
      key: String(event.id ?? `p${place + 1}`),
    }))
  known.set(answer, changes)
  return changes
}
