import { createAtom } from '@tanstack/react-store'
import { splitCodes, splitLabels } from '~/lib/codes.ts'
import { isGood, type Reading, type ScanSource, type ScanVerdict } from './verdict.ts'

/**
 * Judges a code and applies its effect. `focused` is the element that had the focus when the code was read, and `at` when
 * that was, in milliseconds. Later codes wait for the verdict.
 */
export type Judge = (
  code: string,
  about: { source: ScanSource; focused: Element | null; at: number },
) => ScanVerdict | Promise<ScanVerdict>

export type ScanState = {
  /** Whether the panel is open, and whether its camera is on. */
  open: boolean
  camera: boolean
  /** The readings, newest first. */
  readings: readonly Reading[]
  /** The size of the last group of readings. Zero once dismissed. */
  latest: number
  /** The number of codes that wait for a judge. */
  waiting: number
  /** The code whose verdict is awaited. */
  pending: string | undefined
}

type ScanOptions = {
  /** Splits a typed or pasted text into codes. */
  split?: ((text: string) => string[]) | undefined
  /** Called once per group of codes. */
  signal: (good: boolean) => void
  now?: () => number
  focused?: () => Element | null
}

export type Scan = ReturnType<typeof createScan>

/** In milliseconds. */
const sameCodePause = 1500
const mostReadings = 100

/** Collects codes from all sources and has them judged. They wait until there is a judge. */
export function createScan({
  split,
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
    pending: undefined,
  })
  const change = (changes: Partial<ScanState>) => state.set({ ...state.get(), ...changes })
  const lastSeen = new Map<string, number>()
  let judge: Judge | undefined
  let isKnown: ((code: string) => boolean) | undefined
  let isJudging = false
  let waiting: (() => void)[] = []
  let count = 0

  const read = (
    codes: readonly string[],
    source: ScanSource,
    focused?: Element | null,
    at = now(),
  ) => {
    if (codes.length === 0) return
    if (!judge || isJudging) {
      // A pending verdict may move the focus, which the next code depends on.
      const before = isJudging ? focused : (focused ?? focusedNow())
      waiting.push(() => read(codes, source, before, at))
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
        const verdict = judgeNow(code, { source, focused: before, at })
        if (verdict instanceof Promise) {
          change({ pending: code })
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
        change({ pending: undefined })
        readWaiting()
      })
  }
  const show = (readings: readonly Reading[]) => {
    const before = state.get()
    change({
      // Users have to see the verdict.
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

  /** What commas separate is one code if it is known, such as a device's label, else several. */
  const codesIn = (text: string) =>
    split?.(text) ??
    splitLabels(text).flatMap((label) => (isKnown?.(label) ? [label] : splitCodes(label)))
  const type = (text: string, at = now()) => {
    if (judge) return read(codesIn(text), 'typed', undefined, at)
    waiting.push(() => type(text, at))
    change({ waiting: state.get().waiting + splitCodes(text).length })
  }

  return {
    state,
    /** Sets the judge, and which codes it knows; undefined while the possible codes are unknown. */
    judgeWith: (next: Judge | undefined, knows?: (code: string) => boolean) => {
      judge = next
      isKnown = knows
      readWaiting()
    },
    /** Handles a code in the camera's view. One that stays in view is read once. */
    see: (code: string) => {
      const time = now()
      const seen = lastSeen.get(code) ?? -Infinity
      lastSeen.set(code, time)
      if (time - seen >= sameCodePause) read([code], 'camera')
    },
    /** Handles a burst of a handheld scanner. */
    take: (code: string) => read([code], 'keyboard'),
    /** Handles typed or pasted codes. */
    type: (text: string) => type(text),
    /** Adds a verdict on a code that was read before. */
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
