import { createAtom } from '@tanstack/react-store'
import { splitCodes } from '~/lib/codes.ts'
import { isGood, type Reading, type ScanSource, type ScanVerdict } from './verdict.ts'

/**
 * Judges a code, and does with it what the screen scans for. `focused` had the focus when the code was read. While a verdict
 * takes its time, the codes that follow wait.
 */
export type Judge = (
  code: string,
  about: { source: ScanSource; focused: Element | null },
) => ScanVerdict | Promise<ScanVerdict>

export type ScanState = {
  /** Whether the panel is open, and its camera on. */
  open: boolean
  camera: boolean
  /** What was read, the latest first. */
  readings: readonly Reading[]
  /** How many of the readings came together last. Zero once they were dismissed. */
  latest: number
  /** How many codes wait until they can be judged. */
  waiting: number
}

type ScanOptions = {
  /** The codes of a typed or pasted text. */
  split?: ((text: string) => string[]) | undefined
  /** Called once for codes that were read together. */
  signal: (good: boolean) => void
  now?: () => number
  focused?: () => Element | null
}

export type Scan = ReturnType<typeof createScan>

/** In milliseconds. */
const sameCodePause = 1500
const mostReadings = 100

/** Takes codes from all sources and has them judged; codes wait until there is somebody to judge them. */
export function createScan({
  split = splitCodes,
  signal,
  now = () => performance.now(),
  focused: focusedNow = () => document.activeElement,
}: ScanOptions) {
  const state = createAtom<ScanState>({
    open: false,
    camera: false,
    readings: [],
    latest: 0,
    waiting: 0,
  })
  const change = (changes: Partial<ScanState>) => state.set({ ...state.get(), ...changes })
  const lastSeen = new Map<string, number>()
  let judge: Judge | undefined
  let isJudging = false
  let waiting: (() => void)[] = []
  let count = 0

  const read = (codes: readonly string[], source: ScanSource, focused?: Element | null) => {
    if (codes.length === 0) return
    if (!judge || isJudging) {
      // A verdict that is still to come may move the focus, and the next code follows it.
      const before = isJudging ? focused : (focused ?? focusedNow())
      waiting.push(() => read(codes, source, before))
      if (!isJudging) change({ waiting: state.get().waiting + codes.length })
      return
    }
    const judgeNow = judge
    const readings: Reading[] = []
    const judgeFrom = (place: number): Promise<void> | undefined => {
      for (let index = place; index < codes.length; index += 1) {
        const code = codes[index]!
        const before = index === 0 && focused !== undefined ? focused : focusedNow()
        const add = (verdict: ScanVerdict) => {
          count += 1
          readings.push({ id: count, code, source, verdict })
        }
        const verdict = judgeNow(code, { source, focused: before })
        if (verdict instanceof Promise) {
          return verdict.then((given) => {
            add(given)
            return judgeFrom(index + 1)
          })
        }
        add(verdict)
      }
      return undefined
    }
    const pending = judgeFrom(0)
    if (!pending) return show(readings)
    isJudging = true
    void pending
      .then(() => show(readings))
      .finally(() => {
        isJudging = false
        readWaiting()
      })
  }
  const show = (readings: readonly Reading[]) => {
    const before = state.get()
    change({
      // A verdict has to be seen.
      open: before.open || readings.some(({ verdict }) => verdict.kind !== 'taken'),
      readings: [...readings.toReversed(), ...before.readings].slice(
        0,
        Math.max(mostReadings, readings.length),
      ),
      latest: readings.length,
    })
    signal(readings.every(({ verdict }) => isGood(verdict)))
  }
  const readWaiting = () => {
    if (!judge || isJudging || waiting.length === 0) return
    const calls = waiting
    waiting = []
    change({ waiting: 0 })
    for (const call of calls) call()
  }

  return {
    state,
    /** From now on this judges. Undefined while it is not known yet what the codes may be. */
    judgeWith: (next: Judge | undefined) => {
      judge = next
      readWaiting()
    },
    /** A code in the camera's sight. One that stays in sight is read once. */
    see: (code: string) => {
      const time = now()
      const seen = lastSeen.get(code) ?? -Infinity
      lastSeen.set(code, time)
      if (time - seen >= sameCodePause) read([code], 'camera')
    },
    /** A burst of a scanner that types. */
    take: (code: string) => read([code], 'keyboard'),
    /** Typed or pasted codes. */
    type: (text: string) => read(split(text), 'typed'),
    /** Says something about a code that was read before. */
    note: (code: string, verdict: ScanVerdict) => {
      count += 1
      const reading = { id: count, code, source: 'typed' as const, verdict }
      change({ readings: [reading, ...state.get().readings], latest: 1 })
    },
    dismiss: () => change({ latest: 0 }),
    open: () => change({ open: true }),
    close: () => change({ open: false, camera: false }),
    useCamera: (camera: boolean) => change({ camera, open: true }),
  }
}
