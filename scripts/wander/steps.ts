import { createRandom } from '../../mocks/world/random.ts'

/** How often each kind of step is taken, relative to the others. */
const weights = {
  click: 42,
  doubleClick: 5,
  type: 14,
  choose: 5,
  key: 12,
  paste: 2,
  scan: 3,
  drop: 1,
  open: 5,
  back: 3,
  forward: 1,
  reload: 2,
  otherTab: 1,
  resize: 2,
  theme: 1,
  clock: 1,
  tick: 1,
  fault: 3,
  offline: 1,
  expire: 1,
  language: 1,
  colleague: 2,
  save: 4,
  batch: 2,
  early: 2,
  revisit: 3,
  watch: 3,
  hang: 2,
} as const

export type StepKind = keyof typeof weights

/** Steps in which a user presses something that may send. */
export const presses: readonly StepKind[] = [
  'click',
  'doubleClick',
  'type',
  'key',
  'scan',
  'choose',
  'drop',
  'save',
  'batch',
  'watch',
]

/** Steps in which the user does nothing to the page: what is open stays open. */
export const passive: readonly StepKind[] = [
  'tick',
  'clock',
  'resize',
  'theme',
  'fault',
  'offline',
  'colleague',
]

/** What the random user does next. `choice`, from 0 to 1, picks one of what the page then offers. */
export type Step = { kind: StepKind; choice: number }

/** The steps of a user; the same seed gives the same ones. */
export function stepsOf(seed: number, count: number): Step[] {
  const random = createRandom(seed)
  const kinds = Object.entries(weights) as [StepKind, number][]
  const total = kinds.reduce((sum, [, weight]) => sum + weight, 0)
  const kindAt = (at: number) => {
    let rest = at * total
    return (kinds.find(([, weight]) => (rest -= weight) < 0) ?? kinds[0]!)[0]
  }
  return Array.from({ length: count }, () => ({
    kind: kindAt(random.next()),
    choice: random.next(),
  }))
}

/**
 * Finds a shorter list of steps that fails as well: cuts ever smaller pieces as long as the rest still fails.
 *
 * @param fails Repeats the steps, and resolves to whether they fail.
 * @param tries The most repetitions.
 */
export async function shrink(
  steps: readonly Step[],
  fails: (steps: readonly Step[]) => Promise<boolean>,
  tries: number,
): Promise<readonly Step[]> {
  let left = tries
  let shortest = steps
  for (let size = Math.ceil(steps.length / 2); size >= 1; size = Math.floor(size / 2)) {
    for (let from = 0; from < shortest.length;) {
      if (left === 0) return shortest
      left -= 1
      const rest = [...shortest.slice(0, from), ...shortest.slice(from + size)]
      if (rest.length > 0 && (await fails(rest))) shortest = rest
      else from += size
    }
  }
  return shortest
}
