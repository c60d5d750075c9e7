import { mayBeDone } from '~/lib/outcome.ts'
import { minute } from '~/lib/units.ts'
import { sentKeysKey as storeKey, tabStore } from '~/lib/web-storage.ts'
import type { CallOutcome } from './http.ts'

/** The same content, sent later than this, is meant as a new call. */
const usableFor = 15 * minute

type Kept = { key: string; at: number }

export type SentKey = {
  key: string
  /** Takes the answer: the same content is then a new call, unless this one may have been carried out. */
  settle: (outcome: CallOutcome<unknown>) => void
}

/**
 * The `Idempotency-Key` of a call outside of a form with a key of its own. After a lost answer, the same content is sent
 * again with the same key, also after a reload.
 */
export async function sentKey(path: string, body: unknown): Promise<SentKey> {
  const sent = await digest(`${path}\n${await describe(body)}`)
  const { [sent]: before } = read()
  const kept = before ?? { key: crypto.randomUUID(), at: Date.now() }
  write({ ...read(), [sent]: kept })
  return {
    key: kept.key,
    settle: (outcome) => {
      // After a 401 it is sent again, once the user has signed in.
      if ('error' in outcome && (outcome.error.status === 401 || mayBeDone(outcome.error))) return
      const { [sent]: now, ...others } = read()
      if (now?.key === kept.key) write(others)
    },
  }
}

function read(): Record<string, Kept> {
  const kept = JSON.parse(tabStore.get(storeKey) ?? '{}') as Record<string, Kept>
  return Object.fromEntries(
    Object.entries(kept).filter(([, { at }]) => Date.now() - at < usableFor),
  )
}

function write(kept: Record<string, Kept>) {
  if (Object.keys(kept).length > 0) tabStore.set(storeKey, JSON.stringify(kept))
  else tabStore.remove(storeKey)
}

/** Only a file's name, size and date: its content may be large. */
async function describe(body: unknown): Promise<string> {
  if (!(body instanceof FormData)) return typeof body === 'string' ? body : ''
  const parts = [...body].map(async ([name, part]) => {
    if (typeof part === 'string') return [name, part]
    if (part.type === 'application/json') return [name, await part.text()]
    return [name, part.name, part.size, part.lastModified]
  })
  return JSON.stringify(await Promise.all(parts))
}

/** What was sent may hold personal data, which must not be stored. */
async function digest(text: string): Promise<string> {
  const hash = await crypto.subtle.digest('SHA-256', new TextEncoder().encode(text))
  return Array.from(new Uint8Array(hash).slice(0, 16), (byte) =>
    byte.toString(16).padStart(2, '0'),
  ).join('')
}
