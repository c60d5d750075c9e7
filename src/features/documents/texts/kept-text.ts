import { replaceEqualDeep } from '@tanstack/react-query'
import { timeOf } from '~/i18n/format-instant.ts'
import { minute, second } from '~/lib/units.ts'
import type { DocumentTexts, ListedDocument } from './texts-query.ts'

/** How long a text counts as unchanged if the server does not say when documents have changed. */
const keptFor = 5 * minute

/** Servers say when a document has changed in seconds: a text read in the same one may be from before. */
const leastAge = 2 * second

/**
 * How far the server's clock is ahead of `performance.now()`, at least: its newest change is in its past. The browser's own
 * clock may be wrong.
 */
export const clockAhead = (
  documents: readonly Pick<ListedDocument, 'lastUpdatedAt'>[],
  before: number | undefined,
  now: number,
): number =>
  documents.reduce(
    (ahead, { lastUpdatedAt }) => Math.max(ahead, (timeOf(lastUpdatedAt) || -Infinity) - now),
    before ?? -Infinity,
  )

type Moment = {
  now: number
  serverAhead: number
  isInvalidated: boolean
}

/** Whether the text as read before has not changed since. */
export function isTextKept(
  { lastUpdatedAt }: Pick<ListedDocument, 'lastUpdatedAt'>,
  before: Pick<ListedDocument, 'lastUpdatedAt' | 'content'> | undefined,
  { now, serverAhead, isInvalidated }: Moment,
): boolean {
  if (!before?.content) return false
  const { readAt } = before.content
  const changedAt = timeOf(lastUpdatedAt)
  return changedAt === undefined
    ? !isInvalidated && now - readAt < keptFor
    : changedAt === timeOf(before.lastUpdatedAt) && readAt + serverAhead - changedAt > leastAge
}

/** The documents as listed now, each with its text as read before, if that has not changed since. */
export function withKeptTexts(
  listed: readonly ListedDocument[],
  before: Pick<DocumentTexts, 'all' | 'serverAhead'> | undefined,
  isInvalidated = false,
): Pick<DocumentTexts, 'all' | 'serverAhead'> {
  const now = performance.now()
  const serverAhead = clockAhead(listed, before?.serverAhead, now)
  const known = new Map(before?.all.map((each) => [each.id, each]))
  const all = listed.map((each) => {
    const earlier = known.get(each.id)
    return isTextKept(each, earlier, { now, serverAhead, isInvalidated })
      ? // The same object, for what is kept of it beside it.
        replaceEqualDeep(earlier, { ...each, content: earlier?.content })
      : each
  })
  return { all, serverAhead }
}
