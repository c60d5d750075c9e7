import type { ShipmentTransaction } from '~/api/generated/model/index.ts'
import type { Failure } from '~/lib/failure.ts'
import { hasLabel, labelState, messagesOf } from './purchase.ts'
import type { Change } from './stale.ts'

/** Messages that the user must see before continuing. */
export type News =
  | { kind: 'refused'; texts: readonly string[] }
  | { kind: 'startsOver' | 'replaced'; changes: readonly Change[] }
  | { kind: 'expired'; failure: Failure }
  | { kind: 'found' | 'existed' | 'notFound' | 'unknown' | 'sent' }

/** A purchase: one is running, or what the last one in this dialog came to. */
export type Attempt = 'running' | News | undefined

type LabelFacts = {
  attempt: Attempt
  transaction: ShipmentTransaction | null
  /** What has changed in the order since it was reviewed. */
  changes: readonly Change[]
  /** Whether the chosen rate, or the parcel of the rates, was replaced elsewhere. */
  isReplaced: boolean
  /** Whether a label was begun in this browser, and not bought. */
  isBegun: boolean
  /** Whether an earlier purchase got no response. */
  wasSent: boolean
}

/** What the user has to know about a label. While a purchase is running, nothing is known yet. */
export function newsOf(facts: LabelFacts): News | undefined {
  const { attempt, transaction, changes, isReplaced, isBegun, wasSent } = facts
  if (attempt === 'running') return undefined
  if (hasLabel(transaction)) {
    // It was found by a later read.
    return attempt ?? (wasSent ? { kind: 'found' } : isBegun ? { kind: 'existed' } : undefined)
  }
  if (changes.some(({ what }) => what === 'address')) return { kind: 'startsOver', changes }
  if (labelState(transaction) === 'failed' && transaction) {
    return { kind: 'refused', texts: messagesOf(transaction) }
  }
  if (attempt) return attempt
  if (wasSent) return { kind: 'sent' }
  return isReplaced ? { kind: 'replaced', changes: [] } : undefined
}
