import { second } from './units.ts'

/** Where a draft was begun, and how much work it holds. Times are in milliseconds. */
export type DraftPlace = {
  /** The address of the screen. */
  href: string
  /** The title of its document. */
  title: string
  /** When it was last stored. */
  at: number
  /** The time that went into it. */
  worked: number
}

/** The name of the screen: the document's title without the count of news before it and the product after it. */
export const screenOf = ({ title, href }: DraftPlace, productName: string) =>
  title.replace(/^\([^\p{L}]+\) /u, '').replace(` · ${productName}`, '') || href

type PlacedDraft = { place: DraftPlace; value: unknown }

/** A longer pause is not work on the draft. */
const longestPause = 20 * second

/** The place of a draft that is stored now. It stays where it was begun, since work can go on elsewhere. */
export function nextPlace(
  before: DraftPlace | undefined,
  now: Omit<DraftPlace, 'worked'>,
): DraftPlace {
  if (!before) return { ...now, worked: 0 }
  const pause = Math.min(Math.max(now.at - before.at, 0), longestPause)
  return { ...before, at: now.at, worked: before.worked + pause }
}

/** A stored value and its place. Values of earlier versions of the console have none. */
export function unplaced(stored: unknown): { value: unknown; place?: DraftPlace } {
  return isPlaced(stored) ? stored : { value: stored }
}

function isPlaced(stored: unknown): stored is PlacedDraft {
  if (typeof stored !== 'object' || stored === null) return false
  if (!('place' in stored && 'value' in stored)) return false
  const { href, worked } = (stored.place ?? {}) as Partial<DraftPlace>
  return typeof href === 'string' && typeof worked === 'number'
}
