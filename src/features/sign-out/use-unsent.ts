import { useEffect, useEffectEvent, useState } from 'react'
import { isDraftElsewhere } from '~/kit/form/take-draft.ts'
import { findUnsent, type UnsentDraft } from '~/lib/unsent.ts'

/** Unsent work, and whether another tab shows it, so that this one would open its form without it. */
export type FoundDraft = UnsentDraft & { isElsewhere: boolean }

/** Null if the storage does not answer. */
export type FoundDrafts = readonly FoundDraft[] | null

/** What is unsent in this browser, read again whenever the user returns from another tab. */
export function useUnsent(onRead: (found: FoundDrafts) => void) {
  const [unsent, setUnsent] = useState<FoundDrafts>()
  const show = useEffectEvent((found: FoundDrafts) => {
    setUnsent(found)
    onRead(found)
  })
  useEffect(() => {
    let isLeft = false
    const read = () => void readUnsent().then((found) => !isLeft && show(found))
    read()
    addEventListener('focus', read)
    return () => {
      isLeft = true
      removeEventListener('focus', read)
    }
  }, [])
  /** Undefined until it is known. */
  return [unsent, setUnsent] as const
}

export async function readUnsent(): Promise<FoundDrafts> {
  const found = await findUnsent()
  if (!found) return null
  return Promise.all(
    found.map(async (each) => ({ ...each, isElsewhere: await isDraftElsewhere(each.key) })),
  )
}

/** Whether there is more than the user was asked about. */
export function hasMore(found: FoundDrafts, shown: FoundDrafts): boolean {
  if (!found || !shown) return found !== shown
  const known = new Set(shown.map(nameOf))
  return found.some((each) => !known.has(nameOf(each)))
}

export const isSameDraft = (one: FoundDraft, other: FoundDraft) =>
  one.userId === other.userId && one.key === other.key

const nameOf = ({ userId, key, count }: FoundDraft) => `${userId} ${count} ${key}`
