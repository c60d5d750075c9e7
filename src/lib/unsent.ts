import type { DraftPlace } from './draft-place.ts'
import { openedKey } from './tab-name.ts'
import { minute } from './units.ts'
import { storedDrafts, type StoredDraft } from './user-storage.ts'

/**
 * What of a stored value has not been sent. A value that knows has it as its `unsent`, null if it is complete. Any other
 * is the draft of a form.
 */
export type Unsent = { kind: 'delivery' | 'batch' | 'scan' | 'label' | 'draft'; count: number }

export type UnsentDraft = Unsent & { userId: number; key: string; place?: DraftPlace | undefined }

/** A form with less work in it is left without a question. */
const worthAsking = minute

/** What is unsent in this browser, in all tabs: a sign-out deletes it. Undefined if the storage does not answer. */
export async function findUnsent(): Promise<UnsentDraft[] | undefined> {
  const drafts = await storedDrafts()
  return drafts && unsentOf(drafts)
}

export function unsentOf(drafts: readonly StoredDraft[]): UnsentDraft[] {
  return drafts.flatMap(({ userId, key, value, place }) => {
    const { kind, count } = describe(key, value, place)
    return count > 0 ? [{ kind, count, userId, key, place }] : []
  })
}

function describe(key: string, value: unknown, place: DraftPlace | undefined): Unsent {
  const about = typeof value === 'object' && value !== null ? value : {}
  if ('unsent' in about) return (about.unsent as Unsent | null) ?? { kind: 'draft', count: 0 }
  const isForm = key !== openedKey && place !== undefined
  return { kind: 'draft', count: isForm && place.worked > worthAsking ? 1 : 0 }
}
