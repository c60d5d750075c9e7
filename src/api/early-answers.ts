import { second } from '~/lib/units.ts'

/** A GET that `public/boot.js` sent before the code had loaded. */
export type EarlyAnswer = {
  /** When it was sent, by the clock of the page. */
  at: number
  /** When its response began to arrive, long before the code may ask for it. */
  arrivedAt?: number
  /** The token that was sent. */
  token: string | null
  response: Promise<Response>
  abort: () => void
}

/** Data that nobody asked for in this time may be out of date. */
const usableFor = 30 * second

/** The answers by address. Each is taken over once; `boot.js` fills them. */
const answers = () => (globalThis as { earlyAnswers?: Map<string, EarlyAnswer> }).earlyAnswers

/** Takes over the early answer to exactly this call, if there is one. */
export function takeEarlyAnswer(url: string, headers: Headers): EarlyAnswer | undefined {
  const answer = answers()?.get(url)
  if (!answer) return undefined
  answers()?.delete(url)
  const isSame =
    answer.token === headers.get('authorization') &&
    [...headers.keys()].every((name) => name === 'authorization') &&
    performance.now() - answer.at < usableFor
  if (isSame) return answer
  answer.abort()
  return undefined
}
