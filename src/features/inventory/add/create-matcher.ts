import { createAtom } from '@tanstack/react-store'
import { second } from '~/lib/units.ts'
import type { PatternJob } from './pattern-worker.ts'
import { isBroken } from './template.ts'

/** The result of testing a value. `unchecked`: the pattern is invalid or too slow, so the server decides. */
export type Match = 'matches' | 'differs' | 'unchecked'

type PatternWorker = Pick<Worker, 'postMessage' | 'terminate' | 'onmessage' | 'onerror'>

/** A busy computer may take a while for any pattern. */
const longestRun = 2 * second

/** Results by pattern and value. */
export type Matches = ReadonlyMap<string, Match>

const keyOf = (pattern: string, value: string) => `${pattern}\n${value}`

/** The result for a value; undefined if it has not been tested yet. */
export const matchIn = (matches: Matches, pattern: string, value: string): Match | undefined =>
  matches.get(keyOf(pattern, value))

export type Matcher = ReturnType<typeof createMatcher>

/** Tests values against patterns in a worker, one at a time. A pattern that takes too long is stopped and not run again. */
export function createMatcher(start: () => PatternWorker, deadline = longestRun) {
  const results = createAtom<Matches>(new Map())
  const tooSlow = new Set<string>()
  let worker: Promise<PatternWorker> | undefined
  let last: Promise<unknown> = Promise.resolve()

  const stop = () => {
    void worker?.then((running) => running.terminate()).catch(() => undefined)
    worker = undefined
  }
  const run = async (job: PatternJob): Promise<Match> => {
    if (tooSlow.has(job.pattern) || isBroken(job.pattern)) return 'unchecked'
    try {
      worker ??= started(start)
      return await answer(await worker, job)
    } catch {
      stop()
      tooSlow.add(job.pattern)
      return 'unchecked'
    }
  }
  const answer = (running: PatternWorker, job: PatternJob) =>
    new Promise<Match>((resolve, reject) => {
      const timer = setTimeout(() => reject(new Error('The pattern takes too long')), deadline)
      const settle = (settled: () => void) => {
        clearTimeout(timer)
        settled()
      }
      running.onerror = () => settle(() => reject(new Error('The worker failed')))
      running.onmessage = ({ data }) => settle(() => resolve(data === true ? 'matches' : 'differs'))
      running.postMessage(job)
    })

  return {
    /** Cached results. */
    results,
    stop,
    match: (pattern: string, value: string): Promise<Match> => {
      const key = keyOf(pattern, value)
      const testNow = async () => {
        const before = results.get().get(key)
        if (before) return before
        const match = await run({ pattern, value })
        results.set(new Map(results.get()).set(key, match))
        return match
      }
      const next = last.then(testNow)
      last = next
      return next
    },
  }
}

/** Resolves once the worker runs, so that its start does not count against the pattern. */
function started(start: () => PatternWorker): Promise<PatternWorker> {
  return new Promise((resolve, reject) => {
    const worker = start()
    worker.onmessage = () => resolve(worker)
    worker.onerror = () => reject(new Error('The worker could not be started'))
  })
}
